import 'server-only'
import { readCompanyFacts, readQuoteTerms } from '@collections/globals/read-company'
import type { QuoteTerms } from '@collections/globals/read-company'
import type { Payload, PayloadRequest } from 'payload'
import { locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { nameToShow, officeNameOf, taxNameToShow } from '@/domain/pricing/office-name'
import type { NamedRow } from '@/domain/pricing/office-name'
import { isSameThickness, knownThicknesses } from '@/domain/pricing/thickness'
import type { PricingTables } from '@/domain/pricing/types'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { drawnWork, metalIn, panelsIn } from '@/domain/quote/drawn-work'
import { glassNotices } from '@/domain/quote/glass-notices'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import { saidAlike } from '@/domain/quote/paper'
import type { PaperLine, PaperPiece, QuotePaper, Said } from '@/domain/quote/paper'
import { paperFigures } from '@/domain/quote/paper-figures'
import type { FiguredLine } from '@/domain/quote/paper-figures'
import type { PricedDraft, PricedPiece } from '@/domain/quote/price-office-draft'
import { isPricedService } from '@/domain/services-catalogue/services'
import { translatorOf } from '@/i18n/translator'
import { hardwareDetail, installationDetail } from './line-details'
import { linesOfPanes } from './pane-lines'
import { sizeIn } from './size-in'

export type PaperFacts = {
  number: string
  revision: { number: number; madeAt: string; reason: string | null }
  customer: QuotePaper['customer']
  validUntil: string | null
  draft: OfficeDraft
  priced: PricedDraft
  /** Whether the margin is spread over the lines. */
  isFolded: boolean
  tables: Record<Locale, PricingTables>
  company: Record<Locale, CompanyFacts & { terms: QuoteTerms }>
}

type Reader = { payload: Payload; req?: PayloadRequest }

/** What the company says of itself, in each language. */
export async function companyInWords({ payload, req }: Reader): Promise<PaperFacts['company']> {
  const facts = await Promise.all(
    locales.map(async (locale) => {
      const asked = { payload, locale, ...(req === undefined ? {} : { req }) }
      return { ...(await readCompanyFacts(asked)), terms: await readQuoteTerms(asked) }
    }),
  )
  return Object.fromEntries(locales.map((locale, index) => [locale, facts[index]])) as never
}

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

function inBoth(say: (locale: Locale) => string): Said {
  return { en: say('en'), es: say('es') }
}

function serviceName(serviceType: string): Said {
  return inBoth((locale) =>
    translatorOf(
      locale,
      'serviceCatalogue.names',
    )(isPricedService(serviceType) ? serviceType : 'other'),
  )
}

function workOf(pieces: PricedPiece[]): Said {
  const names = pieces.map(({ request }) => serviceName(request.serviceType))
  const together = (locale: Locale) => [...new Set(names.map((name) => name[locale]))].join(', ')
  return names.length === 0 ? serviceName('other') : inBoth(together)
}

type Rows = (tables: PricingTables) => readonly NamedRow[]

function nameIn({ tables }: Pick<PaperFacts, 'tables'>, rows: Rows, row: NamedRow): Said {
  const kept = { id: row.id, name: officeNameOf(row) }
  return inBoth((locale) => nameToShow(rows(tables[locale]), kept))
}

function glassOf({ basis, request }: PricedPiece, facts: PaperFacts): Said {
  const name = nameIn(facts, ({ glassTypes }) => glassTypes, basis.glassType)
  const known = knownThicknesses.find(({ mm }) => isSameThickness(mm, request.thicknessMm))
  const thickness = (locale: Locale) =>
    known
      ? translatorOf(locale, 'revision')('inches', { inches: known.inches })
      : `${request.thicknessMm} mm`
  // some shops write the thickness into the name of a glass
  const isNamed = (text: string) => known !== undefined && text.includes(known.inches)
  return inBoth((locale) =>
    isNamed(name[locale]) ? name[locale] : `${name[locale]}, ${thickness(locale)}`,
  )
}

function finishOf({ basis }: PricedPiece, facts: PaperFacts): Said | null {
  if (basis.finish.key === 'standard_clear') return null
  return nameIn(facts, ({ finishes }) => finishes, basis.finish)
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

function linesOf(line: FiguredLine, facts: PaperFacts): PaperLine[] {
  const written = lineOf(line, facts)
  const piece = facts.priced.lines.find(
    (one): one is PricedPiece => one.kind === 'piece' && one.key === line.piece,
  )
  if (line.from.kind !== 'glass' || !piece) return [written]
  return linesOfPanes(written, piece, finishOf(piece, facts))
}

type Words = Pick<PaperLine, 'text' | 'detail' | 'quantity' | 'unit'>

function lineOf(line: FiguredLine, facts: PaperFacts): PaperLine {
  const { key, kind, piece, amount, option } = line
  return { key, kind, piece, amount, option, ...wordsOf(line, facts) }
}

function wordsOf({ from }: FiguredLine, facts: PaperFacts): Words {
  const pieces = new Map(
    facts.priced.lines
      .filter((line): line is PricedPiece => line.kind === 'piece')
      .map((line) => [line.key, line]),
  )
  const squareFeet = (key: string) => ({
    quantity: hundredths(pieces.get(key)?.quote.totalAreaSqFt ?? 0),
    unit: inBoth((locale) => translatorOf(locale, 'revision')('squareFeet')),
  })
  switch (from.kind) {
    case 'glass': {
      const piece = pieces.get(from.line.key)
      const panels = piece ? panelsIn(piece.request) : []
      const finish = piece && finishOf(piece, facts)
      return {
        text: piece ? glassOf(piece, facts) : serviceName('other'),
        detail: inBoth((locale) => {
          const of = piece && piece.request.sizes === 'opening' ? [openingIn(locale)] : []
          const sizes = panels.map((panel) => sizeIn(locale, panel))
          return [finish?.[locale], ...of, ...sizes].filter(Boolean).join(', ')
        }),
        ...squareFeet(from.line.key),
      }
    }
    case 'installation':
      return {
        text: inBoth((locale) => translatorOf(locale, 'revision')('installation')),
        detail: installationDetail(from.line.quote, pieces.get(from.line.key)?.request),
        quantity: null,
        unit: null,
      }
    case 'hardware': {
      const { item, line } = from
      const isByArea = item.unitOfMeasure === 'psf'
      return {
        text: nameIn(facts, ({ hardware }) => hardware, item),
        detail: hardwareDetail(item, facts.tables.en.hardware),
        ...(isByArea
          ? squareFeet(line.kind === 'extra' ? line.piece : line.key)
          : { quantity: item.quantity, unit: null }),
      }
    }
    case 'free': {
      const { text, quantity, unit } = from.line
      return { text: saidAlike(text), detail: null, quantity, unit: unit ? saidAlike(unit) : null }
    }
    case 'discount':
      return {
        text: inBoth((locale) => translatorOf(locale, 'revision')('discount')),
        detail: facts.draft.discount ? saidAlike(facts.draft.discount.reason) : null,
        quantity: null,
        unit: null,
      }
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

function openingIn(locale: Locale): string {
  return translatorOf(locale, 'revision')('ofOpening')
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
