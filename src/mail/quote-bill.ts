import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { isCounted } from '@/domain/quote/paper'
import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { paperDifference } from '@/domain/quote/paper-difference'
import type { PaperLineDifference } from '@/domain/quote/paper-difference'
import { givenBack } from '@/domain/quote/paper-money'
import { sumsOf } from '@/i18n/paper-sums'
import type { PaperWords } from '@/i18n/paper-words'
import type { BillLine } from './brand-mail'

/** Every line of a paper that counts, and its sums. */
export function billOf(paper: QuotePaper, words: PaperWords): BillLine[] {
  const { t, said } = words
  const money = (amount: number) => words.money(amount, paper.currency)
  const lines = paper.lines.filter((line) => isCounted(line) && line.kind !== 'discount')
  return [
    ...lines.map(({ text, detail, amount }) => ({
      label: said(text),
      detail: detail ? said(detail) : undefined,
      amount: amount === 0 ? t('schedule.included') : money(amount),
    })),
    ...sumsOf(paper.sums, words).map(({ label, amount, note }) => ({
      label,
      detail: note ?? undefined,
      amount: money(amount),
      sum: 'between' as const,
    })),
    { label: t('sums.total'), amount: money(paper.sums.total), sum: 'end' },
  ]
}

/** What changed; what did not is in the estimate. */
export function billOfDifference(
  before: QuotePaper,
  after: QuotePaper,
  { payments, paid, owed }: PaperMoney,
  words: PaperWords,
): BillLine[] {
  const { t } = words
  const { lines, rest, total, difference, isByMeasuring } = paperDifference(before, after)
  const money = (amount: number) => words.money(amount, after.currency)
  const change = (was: number, now: number) => ({ was: money(was), amount: money(now) })
  const restName = t(after.sums.margin.folded ? 'difference.restTaxOnly' : 'difference.rest')
  return [
    ...lines.flatMap((one) => changedLine(one, words, money, change)),
    ...(rest.before === rest.after
      ? []
      : [
          {
            label: `${t('difference.changed')}: ${restName}`,
            ...change(rest.before, rest.after),
          },
        ]),
    { label: t('difference.totalBefore'), amount: money(total.before), sum: 'between' },
    {
      label: t(isByMeasuring ? 'difference.byMeasuring' : 'difference.difference'),
      amount: words.signedMoney(difference, after.currency),
      sum: 'between',
    },
    { label: t('difference.newTotal'), amount: money(total.after), sum: 'end' },
    ...(paid > 0
      ? [...paidLines(), { label: t('money.owed'), amount: money(owed), sum: 'end' as const }]
      : []),
  ]

  function paidLines(): BillLine[] {
    const back = givenBack({ payments }, after.currency)
    if (back === 0) return [{ label: t('money.paid'), amount: money(paid), sum: 'between' }]
    const [backMinor, paidMinor] = [back, paid].map((one) => majorToMinor(one, after.currency) ?? 0)
    const all = minorToMajor((paidMinor ?? 0) + (backMinor ?? 0), after.currency)
    return [
      { label: t('money.paid'), amount: money(all), sum: 'between' },
      { label: t('money.back'), amount: money(-back), sum: 'between' },
    ]
  }
}

function changedLine(
  one: PaperLineDifference,
  { t, said }: PaperWords,
  money: (amount: number) => string,
  change: (was: number, now: number) => Pick<BillLine, 'was' | 'amount'>,
): BillLine[] {
  switch (one.kind) {
    case 'unchanged':
      return []
    case 'added':
      return [
        {
          label: `${t('difference.added')}: ${said(one.line.text)}`,
          amount: money(one.line.amount),
        },
      ]
    case 'gone':
      return [
        {
          label: `${t('difference.gone')}: ${said(one.before.text)}`,
          amount: `${t('difference.was')} ${money(one.before.amount)}`,
        },
      ]
    case 'changed': {
      const { before, line } = one
      const detail = [before.detail, line.detail].map((text) => text && said(text))
      const isSized = detail[0] !== detail[1]
      return [
        {
          label: `${t('difference.changed')}: ${said(line.text)}`,
          detail: isSized ? detail.filter(Boolean).join(' → ') : undefined,
          ...(before.amount === line.amount
            ? { amount: money(line.amount) }
            : change(before.amount, line.amount)),
        },
      ]
    }
  }
}
