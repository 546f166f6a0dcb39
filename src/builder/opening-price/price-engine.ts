import { formattingLocales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { priceOpening } from '@/domain/glass-rules/price-opening'
import type { OpeningPrice } from '@/domain/glass-rules/price-opening'
import { readInches } from '@/domain/measure/read-length'
import { formatAbout, formatMoney } from '@/domain/money/money'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import { priceQuote } from '@/domain/pricing/price-quote'
import { sumLines } from '@/domain/pricing/sum-lines'
import type { SumLine, SumWords } from '@/domain/pricing/sum-lines'
import type { QuoteRequest } from '@/domain/pricing/types'
import { askTables } from '../tables/asked-tables'

/** All that a page needs to read sizes and to price them by itself, at every keystroke. */
export type PriceEngine = {
  /** Null where the prices could not be fetched. */
  price: (work: OpeningWork, size: OpeningSize) => OpeningPrice | null
  /** What such a price is the sum of; null where there is none. */
  sum: (request: QuoteRequest, words: SumWords) => SumLine[] | null
  hasPrices: boolean
  /** `36 5/8` as 36.625; null where it is no length. */
  inches: (text: string) => number | null
  money: (amount: number, currencyCode: string) => string
  /** To the next ten, for where nothing is promised. */
  about: (amount: number, currencyCode: string) => string
}

/** Reads and prices in the language of the page. */
export async function startEngine(locale: Locale): Promise<PriceEngine> {
  const loaded = await askTables(locale)
  const tables = loaded.ok ? loaded.tables : null
  const language = formattingLocales[locale]
  const money = (amount: number, currencyCode: string) =>
    formatMoney(amount, currencyCode, language)
  return {
    hasPrices: tables !== null,
    price: (work, size) => tables && priceOpening(work, size, tables),
    sum: (request, words) => {
      if (tables === null) return null
      const priced = priceQuote(request, tables)
      return priced.ok
        ? sumLines(priced.quote, tables.settings.foldMarginIntoLines, words, money)
        : null
    },
    inches: (text) => {
      const read = readInches(text)
      return read.ok ? read.inches : null
    },
    money,
    about: (amount, currencyCode) => formatAbout(amount, currencyCode, language),
  }
}
