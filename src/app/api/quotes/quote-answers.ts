import { defaultLocale, locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { Verdict } from '@/domain/glass-rules/advise'
import { priceOfCure } from '@/domain/glass-rules/price-within-rules'
import { figuresOfCure, sayVerdict } from '@/domain/glass-rules/say-verdict'
import { limits } from '@/domain/pricing/limits'
import type { PricingProblem, QuoteRequest } from '@/domain/pricing/types'
import { hasWords, translatorOf } from '@/i18n/translator'
import type { Messages } from '@/messages'
import { currentPricing } from '@/services/catalogue/current-pricing'
import type { ServiceContext } from '@/services/context'
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

type Judged = { request: QuoteRequest; verdicts: Verdict[] }

/**
 * What the rules about glass say of a request: the shop's words in the caller's language and in every one,
 * where the figure is from, and a change of the inputs that cures it, with what it then costs.
 */
export async function verdictsInWords(
  ctx: Pick<ServiceContext, 'payload'>,
  locale: Locale,
  { request, verdicts }: Judged,
) {
  if (verdicts.length === 0) return []
  const { tables } = await currentPricing(ctx)
  return verdicts.map((verdict) => {
    const { rule, level, field, figures, cure } = verdict
    const said = (code: Locale) => sayVerdict(verdict, tables[code])
    return {
      rule,
      level,
      field,
      ...said(locale),
      reasons: Object.fromEntries(locales.map((code) => [code, said(code).reason])),
      figures,
      fix: cure && {
        kind: cure.kind,
        label: translatorOf(locale, 'quote.cures')(cure.kind, figuresOfCure(cure, tables[locale])),
        change: cure.change,
        price: priceOfCure(request, cure, tables[defaultLocale]),
      },
    }
  })
}

/** A request that a rule blocks: refused at the fields that have to change. */
export async function refuseBlocked(
  ctx: Pick<ServiceContext, 'payload'>,
  locale: Locale,
  judged: Judged,
): Promise<Response> {
  const verdicts = await verdictsInWords(ctx, locale, judged)
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
