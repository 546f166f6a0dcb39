import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
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
