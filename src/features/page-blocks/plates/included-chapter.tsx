import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { formatInches } from '@/domain/measure/format-length'
import type { QuoteResult } from '@/domain/pricing/types'
import { siteFormatter } from '@/i18n/site-formatter'
import { assumedShowerPrice } from './assumed-price'
import type { Size } from './assumed-price'
import { PaperDrawing } from './paper-drawing'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

type Props = FieldsOf<'included'> & { context: PlateContext }

/** What the figure holds and what it does not, beside the paper it comes to. */
export async function IncludedChapter({ heading, items, notHeading, notItems, context }: Props) {
  const { locale, offer, tables } = context
  const t = await getTranslations({ locale, namespace: 'plates' })
  const priced = offer.kind === 'priced' ? assumedShowerPrice(offer.size, tables) : null
  const area = priced
    ? t('area', { area: siteFormatter(locale).number(priced.totalAreaSqFt, twoDecimals) })
    : ''
  const filled = (rows: typeof items) =>
    rows.map(({ title, text }) => ({ title, text: text.replace('{area}', area) }))
  return (
    <section className="bg-stone py-21 lg:py-31">
      <div className="page grid gap-x-31 gap-y-14 lg:grid-cols-[minmax(0,660fr)_minmax(0,464fr)] lg:items-start">
        <div>
          <h2 className="text-title lg:text-section">{heading}</h2>
          <Ledger items={filled(items)} className="mt-9" />
          <h3 className="mt-11 text-h4">{notHeading}</h3>
          <Ledger items={filled(notItems)} className="mt-5" />
        </div>
        {priced && offer.kind === 'priced' ? (
          <Paper quote={priced} size={offer.size} area={area} locale={locale} />
        ) : null}
      </div>
    </section>
  )
}

function Ledger({
  items,
  className,
}: {
  items: { title: string; text: string }[]
  className: string
}) {
  return (
    <dl className={className}>
      {items.map(({ title, text }) => (
        <div
          key={title}
          className="flex flex-wrap justify-between gap-x-6 border-t border-rule-stone py-3.5 fractions"
        >
          <dt>{title}</dt>
          <dd className="text-text-second">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type PaperProps = { quote: QuoteResult; size: Size; area: string; locale: Locale }

async function Paper({ quote, size, area, locale }: PaperProps) {
  const t = await getTranslations({ locale, namespace: 'plates.paper' })
  const format = siteFormatter(locale)
  const money = (amount: number) =>
    format.number(amount, { style: 'currency', currency: quote.currencyCode })
  const lines = [
    { name: t('installed', { area }), amount: money(quote.subtotal + quote.profitAmount) },
    ...(quote.taxAmount > 0
      ? [
          {
            name: t('tax', { tax: quote.taxType ?? '', rate: quote.taxRateApplied }),
            amount: money(quote.taxAmount),
          },
        ]
      : []),
  ]
  return (
    <div className="bg-paper p-6 shadow-sheet lg:p-10">
      <p className="text-caption text-text-second">{t('preview')}</p>
      <PaperDrawing
        size={size}
        label={t('drawing', {
          width: formatInches(size.widthIn),
          height: formatInches(size.heightIn),
        })}
      />
      <dl>
        {lines.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-6 border-b border-rule py-3">
            <dt>{name}</dt>
            <dd className="figures">{amount}</dd>
          </div>
        ))}
        <div className="mt-3.5 flex items-baseline justify-between gap-6 border-t-[1.5px] border-text pt-2">
          <dt className="font-semibold">{t('total')}</dt>
          <dd className="money text-title leading-none font-light">{money(quote.totalCost)}</dd>
        </div>
      </dl>
      <p className="mt-4 text-caption text-text-second">{t('note')}</p>
    </div>
  )
}
