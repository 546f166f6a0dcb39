import { useTranslations } from 'next-intl'
import { chooseQuantity, quantityOf } from '@/builder/fields/hardware-choices'
import type { HardwareChoice } from '@/builder/fields/hardware-choices'
import { offeredHandles } from '@/builder/fields/offered-handles'
import type { PricingTables } from '@/domain/pricing/types'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { Button } from '@/ui/button'
import { withFractions } from '@/ui/with-fractions'

type Props = {
  tables: PricingTables
  chosen: readonly HardwareChoice[]
  /** How many doors have no handle. */
  bareDoors: number
  onChange: (chosen: HardwareChoice[]) => void
}

/** A door without a handle is priced as it is; what it lacks is offered, never added by itself. */
export function HandleNote({ tables, chosen, bareDoors, onChange }: Props) {
  const t = useTranslations('quote.shower.handle')
  const format = useSiteFormatter()
  const currency = tables.regions[0]?.currencyCode ?? 'USD'
  if (bareDoors === 0) return null
  return (
    <section className="mb-6 border border-rule bg-paper p-4" aria-labelledby="handle-note">
      <h2 id="handle-note" className="font-sans text-base font-semibold">
        {t('title', { doors: bareDoors })}
      </h2>
      <p className="mt-1 text-base text-pretty text-text-second">{t('text')}</p>
      <div className="mt-3 grid gap-2">
        {offeredHandles(tables).map(({ id, name, cost }) => (
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
              <span className="figures">
                {format.number(cost, { style: 'currency', currency })}
              </span>
            </span>
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Where the focus goes once nothing is left to offer. */
export const hardwareListId = 'shower-hardware'
