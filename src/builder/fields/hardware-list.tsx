'use client'

import { useTranslations } from 'next-intl'
import { limits } from '@/domain/pricing/limits'
import type { HardwareItem } from '@/domain/pricing/types'
import { withInchMarks } from '@/domain/text/inch-marks'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { Button } from '@/ui/button'
import { withFractions } from '@/ui/with-fractions'
import { chooseQuantity, quantityOf } from './hardware-choices'
import type { HardwareChoice } from './hardware-choices'
import { QuantityStepper } from './quantity-stepper'
import { useHardwareInTotal } from './use-hardware-in-total'
import type { PricedWith } from './use-hardware-in-total'

type Props = {
  items: readonly HardwareItem[]
  chosen: readonly HardwareChoice[]
  currencyCode: string
  areaSqFt: number | null
  /** What is priced with it: then each item says what the total rises by, and not its list price. */
  priced?: PricedWith | undefined
  /** What the list is called, where it is not all that there is. */
  label?: string
  /** How many of an item the first press takes; one where nothing is said. */
  first?: (item: HardwareItem) => number
  /** What it is once so many of an item are taken; the rest stays where nothing is said. */
  choose?: typeof chooseQuantity | undefined
  onChange: (chosen: HardwareChoice[]) => void
}

/** What can be had on top of the glass. A price by the square foot asks no quantity. */
export function HardwareList(props: Props) {
  const { items, chosen, currencyCode, areaSqFt, priced, label, first = () => 1, onChange } = props
  const { choose = chooseQuantity } = props
  const t = useTranslations('quote.hardware')
  const format = useSiteFormatter()
  const inTotal = useHardwareInTotal(items, chosen, priced, choose)
  if (items.length === 0) return <p className="text-text-second">{t('none')}</p>
  return (
    <ul
      aria-label={label ?? t('label')}
      className="rounded-glass border border-field-edge bg-paper"
    >
      {items.map((item) => {
        const quantity = quantityOf(chosen, item.id)
        const cost = format.number(item.cost, { style: 'currency', currency: currencyCode })
        const set = (next: number) => onChange(choose(chosen, item.id, next))
        return (
          <li
            key={item.id}
            className="flex items-center gap-4 border-b border-rule px-4 py-2.5 last:border-b-0 md:py-1.5"
          >
            <div className="min-w-0 flex-1 md:grid md:grid-cols-[1fr_auto] md:items-baseline md:gap-x-4 lg:max-xl:block tablet:block">
              <p className="font-medium">{withFractions(withInchMarks(item.name))}</p>
              {item.description ? (
                <p className="text-small text-text-second md:col-span-2 md:row-start-2">
                  {withFractions(withInchMarks(item.description))}
                </p>
              ) : null}
              <p className="mt-0.5 figures text-small text-text-second md:mt-0 lg:max-xl:mt-0.5 tablet:mt-0.5">
                {inTotal !== null
                  ? inTotal.get(item.id)
                  : item.unitOfMeasure === 'psf' && quantity > 0 && areaSqFt !== null
                    ? t('perSqFtOver', {
                        cost,
                        area: format.number(areaSqFt, {
                          minimumFractionDigits: 2,
                          maximumFractionDigits: 2,
                        }),
                      })
                    : t(`per.${item.unitOfMeasure}`, { cost })}
              </p>
            </div>
            {quantity === 0 || item.unitOfMeasure === 'psf' ? (
              <Button
                look={quantity === 0 ? 'outline' : 'ink'}
                aria-pressed={item.unitOfMeasure === 'psf' ? quantity > 0 : undefined}
                aria-label={t(quantity === 0 ? 'addItem' : 'removeItem', { item: item.name })}
                onClick={() => set(quantity === 0 ? first(item) : 0)}
                className="shrink-0"
              >
                {t(quantity === 0 ? 'add' : 'added')}
              </Button>
            ) : (
              <QuantityStepper
                item={item.name}
                quantity={quantity}
                most={limits.quantity.most}
                onChange={set}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
