import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { minorDigits } from '@/domain/money/currency'

/** An amount in digits alone, which a spreadsheet adds up, below zero too. */
export type Figure = { text: string }

export function inFigures(amount: number, currency: string): Figure {
  return { text: amount.toFixed(minorDigits(currency)) }
}

/** Lines as a spreadsheet opens them, the first with the names of the columns. */
export function tableForSpreadsheet(lines: (string | Figure)[][]): string {
  return stringify(lines, {
    // Excel takes the text for UTF-8 by it.
    bom: true,
    // What a customer calls himself must not be computed.
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { object: ({ text }) => ({ value: String(text), escape_formulas: false }) },
  })
}
