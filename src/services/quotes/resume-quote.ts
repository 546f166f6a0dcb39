import * as z from 'zod/mini'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { quoteNumber } from '@/domain/quote/quote-number'
import { hasRunOut } from '@/domain/quote/validity'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { findOwnQuote } from './find-own-quote'
import { inputsOf, resultOf } from './stored-quote'

const rowId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))

/** All that the builder needs to stand where the customer left it. */
export type ResumedQuote = {
  /** Null where it is opened as a new quote: saving then makes another one. */
  id: number | null
  number: string | null
  /** The number it was copied from, where it is opened as new. */
  copyOf: string | null
  status: Quote['status']
  paymentStatus: Quote['paymentStatus']
  /** False for a paid one, which can only be opened as new. */
  canUpdate: boolean
  canPay: boolean
  validUntil: string | null
  hasRunOut: boolean
  serviceType: string
  product: string | null
  inputs: QuoteRequest
  customer: {
    customerName: string
    customerEmail: string
    customerPhone: string | null
    projectAddress: string | null
  }
  /** The price as it was saved; null where it is opened as new, which has to be calculated. */
  quote: QuoteResult | null
}

export type ResumeOutcome =
  { ok: true; resumed: ResumedQuote } | { ok: false; kind: 'not_signed_in' | 'not_found' }

/** One's own saved quote for the builder; another's is not found, nor is one without inputs. */
export async function resumeQuote({
  ctx,
  quoteId,
  asNew = false,
}: {
  ctx: ServiceContext
  quoteId: unknown
  asNew?: boolean
}): Promise<ResumeOutcome> {
  const { actor } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  const id = rowId.safeParse(quoteId)
  const quote = id.success ? await findOwnQuote({ ctx, actor, quoteId: id.data }) : null
  const inputs = quote && inputsOf(quote)
  if (!quote || !inputs) return { ok: false, kind: 'not_found' }
  const resumed = resumedOf(quote, inputs, ctx.now())
  return { ok: true, resumed: asNew ? opened(resumed, quote) : resumed }
}

function resumedOf(quote: Quote, inputs: QuoteRequest, now: Date): ResumedQuote {
  const isOpen = !isPaidQuote(quote)
  return {
    id: quote.id,
    number: quoteNumber(quote.id),
    copyOf: null,
    status: quote.status,
    paymentStatus: quote.paymentStatus,
    canUpdate: isOpen,
    canPay: isOpen,
    validUntil: quote.validUntil ?? null,
    hasRunOut: isOpen && hasRunOut(quote.validUntil, now),
    serviceType: inputs.serviceType,
    product: inputs.product ?? null,
    inputs,
    customer: {
      customerName: quote.customerName,
      customerEmail: quote.customerEmail,
      customerPhone: quote.customerPhone ?? null,
      projectAddress: quote.projectAddress ?? null,
    },
    quote: resultOf(quote),
  }
}

function opened(resumed: ResumedQuote, quote: Quote): ResumedQuote {
  return {
    ...resumed,
    id: null,
    number: null,
    copyOf: quoteNumber(quote.id),
    status: 'pending_payment',
    paymentStatus: 'unpaid',
    canUpdate: false,
    canPay: false,
    validUntil: null,
    hasRunOut: false,
    quote: null,
  }
}
