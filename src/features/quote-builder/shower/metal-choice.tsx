import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { chooseMetal, metalOf, offeredMetals } from '@/builder/fields/metal-choices'
import type { HardwareChoice } from '@/builder/fields/hardware-choices'
import { useInTotal } from '@/builder/figures/use-in-total'
import { changesInTotal } from '@/domain/glass-rules/price-within-rules'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { MetalSwatch } from '@/drawings/material/metal-swatch'
import { classNames } from '@/ui/class-names'
import { useLookedAt } from '../wizard/use-looked-at'
import { MetalName } from './metal-name'

type Props = {
  tables: PricingTables
  chosen: readonly HardwareChoice[]
  request: QuoteRequest | null
  onChange: (chosen: HardwareChoice[]) => void
  /** The metal that is looked at, for the drawing beside it. */
  onLook: (metal: string | null) => void
}

/** What the hinges, handle and clamps of the enclosure are made of: one metal, or what is usual. */
export function MetalChoice({ tables, chosen, request, onChange, onLook }: Props) {
  const t = useTranslations('quote.shower.metal')
  const inTotal = useInTotal()
  const name = useId()
  const metals = offeredMetals(tables)
  const watch = useLookedAt(onLook)
  if (metals.length === 0) return null
  const now = metalOf(chosen, tables)
  /** A metal is chosen in place of the one there is; most cost nothing more. */
  const adds = (metal: number) => {
    if (request === null || metal === now?.id) return null
    const change = { hardware: chooseMetal(chosen, metal, tables) }
    return inTotal.whole(changesInTotal(request, [change], tables)[0] ?? null)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('legend')}</legend>
      <div className="grid grid-cols-2 gap-3">
        {[null, ...metals].map((metal) => {
          const isChosen = (metal?.id ?? null) === (now?.id ?? null)
          return (
            <label
              key={metal?.id ?? 'open'}
              {...watch(metal?.metal ?? 'open')}
              className={classNames(
                'flex min-h-14 cursor-pointer items-center gap-2 border bg-paper px-2 py-2.5 leading-tight has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
                metal === null && 'col-span-2',
                isChosen
                  ? 'border-edge-ink bg-edge-tint shadow-[inset_0_0_0_1px_var(--color-edge-ink)] picked'
                  : 'border-rule hover:border-edge-mid hover:bg-stone',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={() => onChange(chooseMetal(chosen, metal?.id ?? null, tables))}
                className="sr-only"
              />
              {metal ? <MetalSwatch metal={metal.metal} /> : null}
              <span className="min-w-0">
                {metal ? <MetalName name={metal.name} /> : t('open')}
                {metal && adds(metal.id) ? (
                  <span className="block figures text-small text-edge-mid">{adds(metal.id)}</span>
                ) : null}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
