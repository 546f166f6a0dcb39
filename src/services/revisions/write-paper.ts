import 'server-only'
import type { Locale } from '@/config/locales'
import { taxNameToShow } from '@/domain/pricing/office-name'
import { drawnWork, metalIn } from '@/domain/quote/drawn-work'
import { glassNotices } from '@/domain/quote/glass-notices'
import { saidAlike } from '@/domain/quote/paper'
import type { PaperPiece, QuotePaper, Said } from '@/domain/quote/paper'
import { paperFigures } from '@/domain/quote/paper-figures'
import type { PricedPiece } from '@/domain/quote/price-office-draft'
import { translatorOf } from '@/i18n/translator'
import type { PaperFacts } from './paper-facts'
import { linesOf } from './paper-lines'
import { finishOf, glassOf, inBoth, nameIn, serviceName } from './paper-names'

/** Writes the document of a revision in both languages, with every word that it needs. */
export function writePaper(facts: PaperFacts): QuotePaper {
  const { draft, priced, company } = facts
  const { isFolded } = facts
  const outcome = paperFigures(priced.terms, isFolded)
  // What could not be summed was left out of the terms before.
  if (!outcome.ok) throw new Error('A priced draft has sums.')
  const { figures } = outcome
  const pieces = priced.lines.filter((line): line is PricedPiece => line.kind === 'piece')
  const { sums } = figures
  const { terms } = priced
  return {
    format: 1,
    number: facts.number,
    revision: {
      number: facts.revision.number,
      madeAt: facts.revision.madeAt,
      reason: facts.revision.reason ? saidAlike(facts.revision.reason) : null,
    },
    company: {
      name: company.en.name,
      phone: company.en.phone,
      email: company.en.salesEmail,
      address: company.en.address.full,
    },
    customer: facts.customer,
    work: workOf(pieces),
    validUntil: facts.validUntil,
    measurements: draft.measurements,
    pieces: pieces.map((piece) => pieceOf(piece, facts)),
    lines: figures.lines.flatMap((line) => linesOf(line, facts)),
    sums: {
      subtotal: figures.subtotal,
      margin: { percent: terms.marginPercent, amount: sums.profitAmount, folded: isFolded },
      discount: terms.discount && {
        amount: sums.discountAmount,
        reason: saidAlike(terms.discount.reason),
      },
      tax: priced.taxName === null ? null : taxOf(priced.taxName, facts),
      total: sums.totalCost,
    },
    deposit: priced.deposit.amount > 0 ? priced.deposit : null,
    notices: glassNotices(
      {
        requests: pieces.map(({ request }) => request),
        verdicts: Object.values(priced.verdicts).flat(),
      },
      facts.tables,
    ),
    steps: [],
    note: draft.note ? saidAlike(draft.note) : null,
    warranty: company.en.warranty
      ? inBoth((locale) =>
          translatorOf(locale, 'quote.estimate')('warrantyText', {
            warranty: company[locale].warranty,
          }),
        )
      : null,
    terms: termsOf(company),
    currency: terms.currencyCode,
  }
}

/** A version without words, or words without a version, is nothing that anybody could accept. */
function termsOf({ en, es }: PaperFacts['company']): QuotePaper['terms'] {
  const { text, version } = en.terms
  return text === '' || version === ''
    ? null
    : { version, text: { en: text, es: es.terms.text || text } }
}

function workOf(pieces: PricedPiece[]): Said {
  const names = pieces.map(({ request }) => serviceName(request.serviceType))
  const together = (locale: Locale) => [...new Set(names.map((name) => name[locale]))].join(', ')
  return names.length === 0 ? serviceName('other') : inBoth(together)
}

function pieceOf(piece: PricedPiece, facts: PaperFacts): PaperPiece {
  const { request } = piece
  const metal = metalIn(piece.basis)
  return {
    key: piece.key,
    serviceType: request.serviceType,
    title: serviceName(request.serviceType),
    ...drawnWork(piece, facts.tables.en),
    thicknessMm: request.thicknessMm,
    glass: glassOf(piece, facts),
    finish: finishOf(piece, facts),
    metal: metal && nameIn(facts, ({ hardware }) => hardware, metal),
  }
}

function taxOf(taxName: string, { priced, tables }: PaperFacts) {
  const { terms, sums, taxRow, region } = priced
  const written = taxRow?.sentence
  const rate = { rate: terms.taxRate }
  const usual = (locale: Locale) => translatorOf(locale, 'revision')(`taxed.${terms.taxBase}`, rate)
  return {
    name: inBoth((locale) => taxNameToShow(tables[locale].taxRules, region.id, taxName)),
    rate: terms.taxRate,
    amount: sums.taxAmount,
    base: terms.taxBase,
    reason: inBoth((locale) => written?.[locale] || usual(locale)),
  }
}
