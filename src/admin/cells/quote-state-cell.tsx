import { getTranslations } from 'next-intl/server'
import type { DefaultServerCellComponentProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { isPartPaid } from '@/domain/payment/part-paid'
import type { Quote } from '@/payload-types'
import { moneyText } from '../money-text'
import { RowLink } from './row-link'

/** How a quote stands in a list: a deposit is called one only where one was asked for. */
export async function QuoteStateCell(props: DefaultServerCellComponentProps) {
  const { cellData, field, link, ...row } = props
  const text = await textOf(cellData, row.rowData as Partial<Quote>, optionsOf(field))
  return link ? <RowLink {...row}>{text}</RowLink> : <span>{text}</span>
}

type Options = { label: unknown; value: string }[]

function optionsOf(field: unknown): Options {
  return (field as { options?: Options }).options ?? []
}

async function textOf(state: unknown, quote: Partial<Quote>, options: Options): Promise<string> {
  if (typeof state !== 'string') return '–'
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.quote' })
  if (state !== 'deposit_paid') {
    return String(options.find(({ value }) => value === state)?.label ?? state)
  }
  const { depositDue = 0, amountPaid = 0, totalCost = 0, currencyCodeAtQuote = 'USD' } = quote
  const sum = (amount: number) => moneyText(amount, currencyCodeAtQuote)
  return isPartPaid(state, { depositDue })
    ? t('partPaid', { paid: sum(amountPaid), total: sum(totalCost) })
    : t('depositPaid')
}
