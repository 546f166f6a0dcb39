import { minorDigits } from '@/domain/money/currency'
import { formatInches, formatOnTape } from '@/domain/measure/format-length'
import { withInchMarks } from '@/domain/text/inch-marks'
import { formattingLocales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { PaperLine, PaperPanel, Said } from '@/domain/quote/paper'
import { siteFormatter } from './site-formatter'
import type { translatorOf } from './translator'

export type PaperTranslator = ReturnType<typeof translatorOf<'papers'>>

/**
 * Everything that a paper is written with, in one language: its texts, and how it writes money, days
 * and sizes. On a page the translator is the page's own; a PDF or a letter brings one. Sizes are those of a
 * tape, unless glass is cut by them.
 */
export function paperWords(t: PaperTranslator, language: Locale, { areSizesExact = false } = {}) {
  const inchesOf = areSizesExact ? formatInches : formatOnTape
  const format = siteFormatter(language)
  const size = ({ widthIn, heightIn }: Pick<PaperPanel, 'widthIn' | 'heightIn'>) => ({
    width: inchesOf(widthIn),
    height: inchesOf(heightIn),
  })
  const longDay = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long' })
  return {
    t,
    language,
    said: (text: Said) => withInchMarks(text[language]),
    /** `$1,046.80` */
    money: (amount: number, currency: string) =>
      format.number(amount, { style: 'currency', currency }),
    /** `1,046.80`, for a column that is headed by the currency. */
    bare: (amount: number, currency: string) => {
      const digits = minorDigits(currency)
      const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      // nothing has no sign
      return format.number(amount === 0 ? 0 : amount, figures).replace('-', '−')
    },
    /** `+76.21`, or with a minus. */
    signed: (amount: number, currency: string) => {
      const digits = minorDigits(currency)
      const written = new Intl.NumberFormat(formattingLocales[language], {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'exceptZero',
      }).format(amount)
      return written.replace('-', '−')
    },
    /** `+$76.21`, or with a minus, where no column is headed by the currency. */
    signedMoney: (amount: number, currency: string) =>
      new Intl.NumberFormat(formattingLocales[language], {
        style: 'currency',
        currency,
        signDisplay: 'exceptZero',
      })
        .format(amount)
        .replace('-', '−'),
    percent: (value: number) =>
      format.number(value / 100, { style: 'percent', maximumFractionDigits: 4 }),
    /** `Nov 12, 2026` */
    day: (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium' }),
    /** `November 12, 2026` */
    longDay,
    /** The same, kept on one line. */
    wholeDay: (date: string) => longDay(date).replaceAll(' ', '\u00a0'),
    /** `Nov 12`, where its year stands elsewhere. */
    dayOfYear: (date: string) =>
      format.dateTime(new Date(date), { month: 'short', day: 'numeric' }),
    /** `Dec 3`, of a day of the shop such as `2026-12-03`. */
    shopDay: (day: string) =>
      format.dateTime(new Date(`${day}T18:00:00Z`), { month: 'short', day: 'numeric' }),
    inches: (inches: number) => `${inchesOf(inches)}″`,
    /** `36 5/8 × 76` */
    size: (panel: Pick<PaperPanel, 'widthIn' | 'heightIn'>) => t('drawing.size', size(panel)),
    /** `36 5/8 × 76 in` */
    sizeIn: (panel: Pick<PaperPanel, 'widthIn' | 'heightIn'>) => t('drawing.sizeIn', size(panel)),
    /** `34.11 sq ft`; empty where there is nothing to count, or one alone. */
    quantity: ({ quantity, unit }: Pick<PaperLine, 'quantity' | 'unit'>) => {
      if (quantity === null || (quantity === 1 && unit === null)) return ''
      const written = format.number(quantity, { maximumFractionDigits: 2 })
      return unit ? t('schedule.quantityOf', { quantity: written, unit: unit[language] }) : written
    },
    number: (value: number, digits: number) =>
      format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }
}

export type PaperWords = ReturnType<typeof paperWords>
