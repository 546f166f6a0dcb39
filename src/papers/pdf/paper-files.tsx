import 'server-only'
import { renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Locale } from '@/config/locales'
import type { OrderDays } from '@/domain/quote/order-days'
import { nameOfPaper } from '@/domain/quote/paper'
import type { PaperMoney, PaperPayment, QuotePaper } from '@/domain/quote/paper'
import type { PaperOutcome } from '@/domain/quote/paper-outcome'
import type { PaperStanding } from '@/domain/quote/paper-standing'
import { paperWords } from '@/i18n/paper-words'
import type { PaperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import { paperKind } from '../paper-kind'
import { CutListSheets } from './cut-list'
import { EstimateSheets } from './estimate'
import { prepareFonts } from './fonts'
import { ReceiptSheets } from './receipt'
import { StatementSheets } from './statement'

/** A PDF with the name that it is saved under; the same paper makes the same bytes. */
export type PaperFile = { filename: string; contentType: 'application/pdf'; content: Buffer }

type About = { paper: QuotePaper; language: Locale }

export function estimateFile({
  paper,
  language,
  link,
  money,
  days = null,
  standing,
  outcome,
  replacedBy,
}: About & {
  link?: string | undefined
  money?: PaperMoney | undefined
  days?: OrderDays | null | undefined
  standing?: PaperStanding
  outcome?: PaperOutcome | null
  replacedBy?: number | null
}): Promise<PaperFile> {
  const words = wordsIn(language)
  return fileOf(
    words.t(`files.${paperKind(paper, money)}`, { name: nameOfPaper(paper) }),
    <EstimateSheets {...{ paper, words, link, money, days, standing, outcome, replacedBy }} />,
  )
}

/** Of one payment, with what went back of it; `money` is what stood on the quote when it came. */
export function receiptFile({
  paper,
  language,
  money,
  payment,
}: About & { money: PaperMoney; payment: PaperPayment }): Promise<PaperFile> {
  const words = wordsIn(language)
  return fileOf(
    words.t('files.receipt', { reference: payment.reference }),
    <ReceiptSheets paper={paper} words={words} money={money} payment={payment} />,
  )
}

export function statementFile({
  paper,
  language,
  money,
  asOf,
}: About & { money: PaperMoney; asOf: string }): Promise<PaperFile> {
  const words = wordsIn(language)
  return fileOf(
    words.t('files.statement', { name: nameOfPaper(paper) }),
    <StatementSheets paper={paper} words={words} money={money} asOf={asOf} />,
  )
}

export function cutListFile({ paper, language }: About): Promise<PaperFile> {
  const words = wordsIn(language, { areSizesExact: true })
  return fileOf(
    words.t('files.cutList', { name: nameOfPaper(paper) }),
    <CutListSheets paper={paper} words={words} />,
  )
}

function wordsIn(language: Locale, sizes?: { areSizesExact: boolean }): PaperWords {
  return paperWords(translatorOf(language, 'papers'), language, sizes)
}

async function fileOf(name: string, sheets: ReactElement): Promise<PaperFile> {
  await prepareFonts()
  // the library takes its own Document alone, which these sheets are made of
  const content = await renderToBuffer(sheets as Parameters<typeof renderToBuffer>[0])
  // what was only shared has no number
  return { filename: `${name.trim()}.pdf`, contentType: 'application/pdf', content }
}
