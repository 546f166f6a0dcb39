'use client'

import { useTranslations } from 'next-intl'
import { ChevronDown } from 'lucide-react'
import { limits } from '@/domain/pricing/limits'
import type { HardwareItem, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { Button } from '@/ui/button'
import { chooseQuantity, quantityOf } from './hardware-choices'
import type { HardwareChoice } from './hardware-choices'
import { QuantityStepper } from './quantity-stepper'
import { useHardwareInTotal } from './use-hardware-in-total'
import { useItemsBelow } from './use-items-below'
import { withFractions } from '@/ui/with-fractions'

type Props = {
  id?: string
  items: readonly HardwareItem[]
  chosen: readonly HardwareChoice[]
  currencyCode: string
  areaSqFt: number | null
  /** What is priced with it: then each item says what the total rises by, and not its list price. */
  priced?: { request: QuoteRequest | null; tables: PricingTables } | undefined
  onChange: (chosen: HardwareChoice[]) => void
}

/** What can be had on top of the glass. A price by the square foot asks no quantity. */
export function HardwareList(props: Props) {
  const { id, items, chosen, currencyCode, areaSqFt, priced, onChange } = props
  const t = useTranslations('quote.hardware')
  const format = useSiteFormatter()
  const { list, below, count } = useItemsBelow(items)
  const inTotal = useHardwareInTotal(items, chosen, priced)
  if (items.length === 0) return <p className="text-text-second">{t('none')}</p>
  return (
    <>
      {priced === undefined ? null : <ColumnNote inTotal={inTotal} />}
      <ul
        id={id}
        ref={list}
        onScroll={count}
        aria-label={t('label')}
        tabIndex={0}
        className="max-h-60 snap-y scroll-hint auto-rows-[1fr] overflow-y-auto rounded-glass border border-field-edge md:grid"
      >
        {items.map((item) => {
          const quantity = quantityOf(chosen, item.id)
          const cost = format.number(item.cost, { style: 'currency', currency: currencyCode })
          const set = (next: number) => onChange(chooseQuantity(chosen, item.id, next))
          return (
            <li
              key={item.id}
              className="flex snap-start items-center gap-4 border-b border-rule px-4 py-3 last:border-b-0 md:py-1.5"
            >
              <div className="min-w-0 flex-1 md:grid md:grid-cols-[1fr_auto] md:items-baseline md:gap-x-4">
                <p className="font-medium">{withFractions(item.name)}</p>
                {item.description ? (
                  <p className="text-small text-text-second md:col-span-2 md:row-start-2">
                    {withFractions(item.description)}
                  </p>
                ) : null}
                <p className="mt-0.5 figures text-small text-text-second md:mt-0">
                  {inTotal !== null
                    ? inTotal.words.get(item.id)
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
                  onClick={() => set(quantity === 0 ? 1 : 0)}
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
      {below === null ? null : (
        <p
          aria-hidden="true"
          className="mt-1.5 flex min-h-6 items-center gap-1.5 text-small text-text-second"
        >
          {below === 0 ? null : (
            <>
              <ChevronDown className="size-4" />
              {t('moreBelow', { count: below })}
            </>
          )}
        </p>
      )}
    </>
  )
}

/** What the figures are: a total's own, or before there is one those of the price list. */
function ColumnNote({ inTotal }: { inTotal: { hasTax: boolean } | null }) {
  const t = useTranslations('quote.inTotal')
  return (
    <p className="mb-2 text-small text-text-second">
      {inTotal ? t('column', { tax: inTotal.hasTax ? 'yes' : 'no' }) : t('list')}
    </p>
  )
}
