import 'server-only'
import type { Payload } from 'payload'
import { defaultLocale } from '@/config/locales'
import { advise } from '@/domain/glass-rules/advise'
import type { PriceBasis } from '@/domain/pricing/types'
import { emptyOfficeDraft } from '@/domain/quote/office-draft'
import type { QuotePaper } from '@/domain/quote/paper'
import type { PricedPiece } from '@/domain/quote/price-office-draft'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Quote, QuoteRevision } from '@/payload-types'
import { currentPricing } from '../catalogue/current-pricing'
import {
  basisOf,
  inputsOf,
  madeOf,
  noticesOf,
  pricedAt,
  resultOf,
  wasFolded,
} from '../quotes/stored-quote'
import { glassAsMade } from './glass-as-made'
import { companyInWords } from './paper-facts'
import { writePaper } from './write-paper'

type Args = {
  payload: Payload
  quote: Quote
  /** The one whose paper is asked for; null of a quote from before there were any. */
  revision: Pick<QuoteRevision, 'number' | 'content'> | null
}

/**
 * The document of what a customer saved on the site, written from the inputs, names and figures that its
 * revision holds; nothing is priced anew. Null where it holds no inputs. It makes the same paper again as
 * long as the company says the same of itself and of the names of rows.
 */
export async function paperOfSaved({ payload, quote, revision }: Args): Promise<QuotePaper | null> {
  const saved = { ...quote, ...columnsIn(revision) }
  const request = inputsOf(saved)
  const basis = basisOf(saved)
  if (request === null || basis === null) return null
  const result = resultOf(saved)
  const piece: PricedPiece = { kind: 'piece', key: 'A', quote: result, request, basis }
  const { tables } = await currentPricing({ payload })
  const kept = noticesOf(saved)
  // a quote of before there were deposits kept none
  const policy = (basis.settings as Partial<PriceBasis['settings']>).deposit ?? null
  const paper = writePaper({
    number: quoteNumber(quote.id),
    revision: { number: revision?.number ?? 1, madeAt: pricedAt(saved), reason: null },
    customer: {
      name: saved.customerName,
      email: quote.customerEmail ?? null,
      phone: quote.customerPhone ?? null,
      jobSite: saved.projectAddress ?? null,
    },
    validUntil: quote.amountPaid > 0 ? null : (saved.validUntil ?? null),
    draft: { ...emptyOfficeDraft(), measurements: saved.measurements },
    priced: {
      region: basis.region,
      lines: [piece],
      terms: {
        lines: [piece],
        discount: null,
        marginPercent: saved.profitMarginAppliedPercentage,
        taxRate: saved.taxRateApplied,
        taxBase: 'all',
        currencyCode: saved.currencyCodeAtQuote,
      },
      sums: {
        amounts: { A: saved.subtotal },
        subtotal: saved.subtotal,
        profitAmount: saved.profitAmount,
        discountAmount: 0,
        taxAmount: saved.taxAmount,
        totalCost: saved.totalCost,
      },
      taxRow: null,
      taxName: saved.taxType ?? null,
      // of before what the rules said was kept: they say it again, by their limits of today
      verdicts: kept ? {} : { A: advise(request, tables[defaultLocale]) },
      deposit: { amount: saved.depositDue, percent: policy?.percent ?? null },
      depositPolicy: policy,
      problems: [],
    },
    isFolded: wasFolded(saved),
    tables,
    company: await companyInWords({ payload }),
  })
  const { margin, tax } = paper.sums
  return {
    ...paper,
    notices: kept ?? paper.notices,
    pieces: paper.pieces.map((one) => glassAsMade(one, madeOf(saved))),
    // as they were saved, to the cent, whatever a later reckoning makes of the lines
    sums: {
      ...paper.sums,
      margin: { ...margin, amount: saved.profitAmount },
      tax: tax && { ...tax, amount: saved.taxAmount },
      total: saved.totalCost,
    },
    // nobody was asked to accept any
    terms: null,
  }
}

function columnsIn(revision: Args['revision']): Partial<Quote> {
  const { content } = revision ?? {}
  // written by these services alone, from the columns of a quote
  return (content as { columns?: Partial<Quote> } | undefined)?.columns ?? {}
}
