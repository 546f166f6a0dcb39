import { scheduleOf } from '@/domain/quote/paper'
import type { QuotePaper } from '@/domain/quote/paper'
import { sumsOf } from '@/i18n/paper-sums'
import type { PaperWords } from '@/i18n/paper-words'
import type { BillLine } from '@/mail/brand-mail'

/** Every line of a paper that counts with its amount, what stands between them and the total, and the total. */
export function billOfPaper(paper: QuotePaper, words: PaperWords): BillLine[] {
  const { t, said } = words
  const money = (amount: number) => words.money(amount, paper.currency)
  const lines = scheduleOf(paper).map((line) => {
    const counted = [words.quantity(line), said(line.text)].filter(Boolean)
    const text = line.kind === 'glass' ? said(line.text) : counted.join(' × ')
    return {
      label: text,
      detail: line.detail ? said(line.detail) : undefined,
      amount: line.amount === 0 ? t('schedule.included') : money(line.amount),
    }
  })
  const between = sumsOf(paper.sums, words).map(({ label, amount }) => ({
    label,
    amount: money(amount),
    sum: 'between' as const,
  }))
  return [
    ...lines,
    ...between,
    { label: t('sums.total'), amount: money(paper.sums.total), sum: 'end' },
  ]
}
