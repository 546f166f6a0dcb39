import type { OrderDays } from '@/domain/quote/order-days'
import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { whenOf } from '@/i18n/order-days-in-words'
import type { PaperWords } from '@/i18n/paper-words'

export type StepInWords = { title: string; when: string | null; detail: string | null }

/**
 * What happens next: as the shop wrote it into the paper, or else the usual steps; by when to say yes.
 * With what was paid, or after a yes, it is what is left of them; a change of what is paid for wants a yes
 * again, and has no day for it.
 */
export function stepsOf(
  { steps, deposit, measurements, validUntil }: QuotePaper,
  words: PaperWords,
  money?: Pick<PaperMoney, 'owed'>,
  isAccepted = false,
  days: OrderDays | null = null,
): StepInWords[] {
  const { t, said, dayOfYear } = words
  if (steps.length > 0) {
    return steps.map(({ title, when, detail }) => ({
      title: said(title),
      when: when && said(when),
      detail: detail && said(detail),
    }))
  }
  const step = (title: string, detail: string | null = null) => ({ title, when: null, detail })
  const when = money ? null : whenOf(days, words)
  const made = { ...step(t('next.made'), t('next.madeDetail')), when: when?.made ?? null }
  const installed = { ...step(t('next.installed')), when: when?.installed ?? null }
  const accept = {
    ...step(t('next.accept'), t('next.acceptDetail')),
    when: validUntil && !money ? t('next.by', { date: dayOfYear(validUntil) }) : null,
  }
  const yes = isAccepted ? [] : [accept]
  const pay = step(t('next.pay'))
  if (measurements === 'final') {
    return [...yes, ...(money && money.owed <= 0 ? [] : [pay]), made, installed]
  }
  const first = deposit ? step(t('next.deposit'), t('next.depositDetail')) : pay
  return [
    ...yes,
    ...(money ? [] : [first]),
    { ...step(t('next.measure'), t('next.measureDetail')), when: when?.measure ?? null },
    step(t('next.final'), t('next.finalDetail')),
    made,
    installed,
  ]
}
