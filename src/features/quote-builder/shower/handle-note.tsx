import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { chooseQuantity, quantityOf } from '@/builder/fields/hardware-choices'
import type { HardwareChoice } from '@/builder/fields/hardware-choices'
import { offeredHandles } from '@/builder/fields/offered-handles'
import { useHardwareInTotal } from '@/builder/fields/use-hardware-in-total'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { Button } from '@/ui/button'
import { withFractions } from '@/ui/with-fractions'

type Props = {
  tables: PricingTables
  chosen: readonly HardwareChoice[]
  request: QuoteRequest | null
  /** How many doors have no handle. */
  bareDoors: number
  onChange: (chosen: HardwareChoice[]) => void
}

/** A door without a handle is priced as it is; what it lacks is offered, never added by itself. */
export function HandleNote({ tables, chosen, request, bareDoors, onChange }: Props) {
  const t = useTranslations('quote.shower.handle')
  const handles = useMemo(() => offeredHandles(tables), [tables])
  const inTotal = useHardwareInTotal(handles, chosen, { request, tables })
  if (bareDoors === 0) return null
  return (
    <section className="mb-6 border border-rule bg-paper p-4" aria-labelledby="handle-note">
      <h2 id="handle-note" className="font-sans text-base font-semibold">
        {t('title', { doors: bareDoors })}
      </h2>
      <p className="mt-1 text-base text-pretty text-text-second">{t('text')}</p>
      <div className="mt-3 grid gap-2">
        {handles.map(({ id, name }) => (
          <Button
            key={id}
            onClick={() => {
              onChange(chooseQuantity(chosen, id, quantityOf(chosen, id) + bareDoors))
              // it goes away with the last door that it speaks of
              document.getElementById(hardwareListId)?.focus()
            }}
          >
            <span className="flex w-full justify-between gap-4 text-left">
              <span>{withFractions(name)}</span>
              <span className="figures">{inTotal?.words.get(id)}</span>
            </span>
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Where the focus goes once nothing is left to offer. */
export const hardwareListId = 'shower-hardware'
