import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { addedByEach, changesInTotal } from '@/domain/glass-rules/price-within-rules'
import type { HardwareItem, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { useInTotal } from '../figures/use-in-total'
import { chooseQuantity, quantityOf } from './hardware-choices'
import type { HardwareChoice } from './hardware-choices'

export type PricedWith = {
  request: QuoteRequest | null
  tables: PricingTables
  /** The area of the request where that is a sample: what is sold by the square foot is told for one. */
  perSqFtOf?: number | null
}

/** Of each item what the total rises by with one of it, or what of the total it is once chosen. */
export function useHardwareInTotal(
  items: readonly HardwareItem[],
  chosen: readonly HardwareChoice[],
  priced: PricedWith | undefined,
  choose: typeof chooseQuantity = chooseQuantity,
): ReadonlyMap<number, string> | null {
  const t = useTranslations('quote.inTotal')
  const list = useTranslations('quote.hardware.per')
  const inTotal = useInTotal()
  // a list of prices is no reason for a keystroke to wait
  const request = useDeferredValue(priced?.request ?? null)
  const tables = priced?.tables ?? null
  const perSqFtOf = priced?.perSqFtOf ?? null
  const ids = items.map(({ id }) => id).join(' ')
  const known = useMemo(() => {
    if (request === null || tables === null) return null
    const work = { ...request, hardware: [...chosen] }
    const added = addedByEach(work, tables)
    const listed = ids.split(' ').map(Number)
    const isChosen = (id: number) => quantityOf(chosen, id) > 0
    const open = listed.filter((id) => !isChosen(id))
    const promised = changesInTotal(
      work,
      open.map((id) => ({ hardware: choose(chosen, id, 1) })),
      tables,
    )
    const changes = listed.map((id) =>
      isChosen(id)
        ? (added[chosen.findIndex((choice) => choice.id === id)] ?? null)
        : (promised[open.indexOf(id)] ?? null),
    )
    return changes.every((change) => change !== null) ? changes : null
  }, [ids, chosen, request, tables, choose])
  return useMemo(() => {
    if (known === null) return null
    const words = items.map(({ id, unitOfMeasure }, index): [number, string] => {
      const change = known[index] ?? null
      if (change && perSqFtOf !== null && unitOfMeasure === 'psf') {
        const cost = inTotal.figure({ ...change, adds: change.adds / perSqFtOf })
        return [id, cost === null ? t('nothing') : list('psf', { cost })]
      }
      const isChosen = quantityOf(chosen, id) > 0
      const amount = inTotal.figure(change)
      if (amount === null) return [id, t('nothing')]
      return [id, isChosen ? t('chosen', { amount }) : t(`per.${unitOfMeasure}`, { amount })]
    })
    return new Map(words)
  }, [known, items, chosen, inTotal, perSqFtOf, list, t])
}
