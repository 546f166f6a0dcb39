import type { DefaultServerCellComponentProps } from 'payload'
import { moneyText } from '../money-text'

/** An amount in a list, in the currency that its row names. */
export function MoneyCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>–</span>
  const row = rowData as Record<string, unknown>
  const code = row.currencyCodeAtQuote ?? row.currency ?? row.quoteCurrencyCode
  return <span className="office-money">{moneyText(cellData, String(code ?? 'USD'))}</span>
}
