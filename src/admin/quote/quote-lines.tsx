import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { Quote } from '@/payload-types'
import { bareMoneyText, moneyText } from '../money-text'
import { LinesTable } from './lines-table'
import type { readStoredQuote } from './read-quote'

type Props = {
  quote: Partial<Quote>
  glass: string
  hardware: ReturnType<typeof readStoredQuote>['hardware']
}

/** Every line of a stored price and how they add up. */
export async function QuoteLines({ quote, glass, hardware }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.quote' })
  const currency = quote.currencyCodeAtQuote ?? 'USD'
  const area = t('area', { feet: (quote.totalAreaSqFt ?? 0).toFixed(2) })
  const amount = (value: number | null | undefined) => bareMoneyText(value ?? 0, currency)
  const percent = (value: number | null | undefined) => `${value ?? 0}%`
  const fee = quote.calculatedInstallationFee ?? 0
  const sums = [
    [t('subtotal'), quote.subtotal],
    [t('profit', { percent: percent(quote.profitMarginAppliedPercentage) }), quote.profitAmount],
    ...(quote.taxAmount
      ? [
          [
            t('tax', { type: quote.taxType ?? '', percent: percent(quote.taxRateApplied) }),
            quote.taxAmount,
          ],
        ]
      : []),
  ] as [string, number | undefined][]
  return (
    <LinesTable
      sums={sums.map(([label, value]) => ({ label, amount: amount(value) }))}
      total={moneyText(quote.totalCost ?? 0, currency)}
      {...{ currency }}
    >
      <tr>
        <th scope="row">{glass}</th>
        <td>{area}</td>
        <td>{amount(quote.calculatedGlassPrice)}</td>
      </tr>
      <tr>
        <th scope="row">{t('installation')}</th>
        <td>{fee === 0 ? t('included') : ''}</td>
        <td>{amount(fee)}</td>
      </tr>
      {hardware.map((line) => (
        <tr key={line.id}>
          <th scope="row">{line.name}</th>
          <td>{line.unitOfMeasure === 'psf' ? area : line.quantity}</td>
          <td>{amount(line.totalCost)}</td>
        </tr>
      ))}
    </LinesTable>
  )
}
