import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { Verdict } from '@/domain/glass-rules/advise'
import { limits } from '@/domain/pricing/limits'
import type { PricingProblem } from '@/domain/pricing/types'
import { hasWords, translatorOf } from '@/i18n/translator'
import type { Messages } from '@/messages'
import { answer } from '../respond'
import type { FieldError } from '../respond'

export type QuoteRefusal = keyof Messages['refusals']['quotes']

/** Why inputs were refused, in the caller's language; the domain's own words are English. */
export function problemsInWords(locale: Locale, problems: PricingProblem[]): FieldError[] {
  if (locale === defaultLocale) return problems
  const pricing = translatorOf(locale, 'refusals.pricing')
  const quotes = translatorOf(locale, 'refusals.quotes')
  return problems.map(({ field, code, message }) => ({
    field,
    message: hasWords(pricing, code)
      ? pricing(code, figuresFor(field))
      : hasWords(quotes, code)
        ? quotes(code)
        : message,
  }))
}

/** What the rules about glass say of a request, with their words. */
export function verdictsInWords(locale: Locale, verdicts: Verdict[]) {
  if (verdicts.length === 0) return []
  const t = translatorOf(locale, 'quote.advice')
  return verdicts.map(({ rule, level, field, figures }) => ({
    rule,
    level,
    field,
    title: t(`${rule}.title`),
    reason: t(`${rule}.text`, figures),
    figures,
  }))
}

/** A request that a rule blocks: refused at the fields that have to change. */
export function refuseBlocked(locale: Locale, found: Verdict[]): Response {
  const verdicts = verdictsInWords(locale, found)
  const errors = verdicts
    .filter(({ level }) => level === 'block')
    .map(({ field, reason }) => ({ field, message: reason }))
  return answer(422, { errors, verdicts })
}

/** The panel and the bounds that a text may name; `panels.1.widthIn` is Panel 2. */
function figuresFor(field: string) {
  const { panels, sideIn, sideFt, thicknessMm, insulatedUnitMm, quantity, hardwareLines } = limits
  return {
    panel: Number(/^panels\.(\d+)/.exec(field)?.[1] ?? 0) + 1,
    mostIn: sideIn.most,
    leastFt: sideFt.least,
    mostFt: sideFt.most,
    leastMm: thicknessMm.least,
    mostMm: thicknessMm.most,
    leastUnitMm: insulatedUnitMm.least,
    mostPanels: panels.most,
    leastQuantity: quantity.least,
    mostQuantity: quantity.most,
    mostLines: hardwareLines.most,
  }
}

/** A refusal of the whole call, or of one field: `kind` for programs, its words for people. */
export function refuseQuote(
  locale: Locale,
  status: number,
  kind: QuoteRefusal,
  field = '',
): Response {
  const message = translatorOf(locale, 'refusals.quotes')(kind)
  return answer(status, { kind, errors: [{ field, message }] })
}
