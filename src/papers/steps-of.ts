import type { QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'

export type StepInWords = { title: string; when: string | null; detail: string | null }

/** What happens next: as the shop wrote it into the paper, or else the usual steps; by when to say yes. */
export function stepsOf(
  { steps, deposit, measurements, validUntil }: QuotePaper,
  { t, said, day }: PaperWords,
): StepInWords[] {
  if (steps.length > 0) {
    return steps.map(({ title, when, detail }) => ({
      title: said(title),
      when: when && said(when),
      detail: detail && said(detail),
    }))
  }
  const step = (title: string, detail: string | null = null) => ({ title, when: null, detail })
  const made = step(t('next.made'), t('next.madeDetail'))
  const installed = step(t('next.installed'))
  const accept = {
    ...step(t('next.accept'), t('next.acceptDetail')),
    when: validUntil && t('next.by', { date: day(validUntil) }),
  }
  if (measurements === 'final') return [accept, step(t('next.pay')), made, installed]
  const paid = deposit ? step(t('next.deposit'), t('next.depositDetail')) : step(t('next.pay'))
  return [
    accept,
    paid,
    step(t('next.measure'), t('next.measureDetail')),
    step(t('next.final'), t('next.finalDetail')),
    made,
    installed,
  ]
}
