import 'server-only'
import type { PayloadRequest } from 'payload'
import { formattingLocales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { formatWorkedOut as inches } from '@/domain/measure/format-length'
import { formatMoney } from '@/domain/money/money'
import { estimateSums } from '@/domain/pricing/estimate-sums'
import { isShowerService } from '@/domain/services-catalogue/services'
import { paperWords } from '@/i18n/paper-words'
import { standardHardware } from '@/i18n/standard-hardware'
import { translatorOf } from '@/i18n/translator'
import type { BillLine } from '@/mail/brand-mail'
import type { Quote } from '@/payload-types'
import { sameTransaction } from '../database/transaction'
import { findRevision } from '../revisions/find-revision'
import { paperOfRevision } from '../revisions/paper-of-revision'
import { billOfPaper } from './bill-of-paper'
import { catalogueNames, hardwareNames, taxName } from './catalogue-names'
import { panelsOf } from './panels-of-quote'
import { inputsOf, resultOf, wasFolded } from './stored-quote'

type Args = { req: PayloadRequest; quote: Quote; locale: Locale }

/**
 * Every line of a stored quote with its amount, the tax and the total, in a language: those of its paper where
 * the office made one, with lines of its own.
 */
export async function billOfQuote({ req, quote, locale }: Args): Promise<BillLine[]> {
  const { payload } = req
  const papers = translatorOf(locale, 'papers')
  const revision = await findRevision({ payload, req }, quote.id, quote.currentRevision)
  const paper = revision && paperOfRevision(revision)
  if (paper) return billOfPaper(paper, paperWords(papers, locale))
  const t = translatorOf(locale, 'payment.mail.bill')
  const reading = { payload, locale, req: sameTransaction(req) }
  // One after the other: they share the connection of one transaction.
  const { glassName, finishName } = (await catalogueNames(reading))(quote)
  const nameOfHardware = await hardwareNames(reading)
  const tax = await taxName(reading, quote)
  const sums = estimateSums(resultOf(quote), wasFolded(quote))
  const tag = formattingLocales[locale]
  const money = (amount: number) => formatMoney(amount, quote.currencyCodeAtQuote, tag)
  const percent = (value: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 }).format(value / 100)
  const sizes = panelsOf(quote).map(({ widthIn, heightIn }) =>
    t('size', { width: inches(widthIn), height: inches(heightIn) }),
  )
  const standard = isShowerService(quote.serviceTypeContext ?? '')
    ? t('standardHardware', { standard: standardHardware(locale, inputsOf(quote)?.panels) })
    : undefined
  const glass = [glassName, finishName].filter(Boolean).join(', ') || t('glass')
  const lines = sums.lines.map((line) => {
    const amount = money(line.amount)
    switch (line.kind) {
      case 'glass':
        return { label: glass, detail: sizes.join('\n'), amount }
      case 'installation':
        return {
          label: t('installation'),
          detail: standard,
          amount: line.amount === 0 ? papers('schedule.included') : amount,
        }
      case 'hardware': {
        const { quantity, unitOfMeasure } = line.item
        const name = nameOfHardware(line.item)
        const isCounted = unitOfMeasure !== 'psf' && quantity !== 1
        return { label: isCounted ? `${quantity} × ${name}` : name, amount }
      }
    }
  })
  return [
    ...lines,
    { label: t('subtotal'), amount: money(sums.subtotal), sum: 'between' },
    ...(sums.profit
      ? [
          {
            label: t('profit', { percent: percent(sums.profit.percent) }),
            amount: money(sums.profit.amount),
            sum: 'between' as const,
          },
        ]
      : []),
    ...(sums.tax
      ? [
          {
            label: t('tax', { type: tax, percent: percent(sums.tax.percent) }),
            amount: money(sums.tax.amount),
            sum: 'between' as const,
          },
        ]
      : []),
    { label: t('total'), amount: money(sums.total), sum: 'end' },
  ]
}
