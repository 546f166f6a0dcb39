import 'server-only'
import type { Verdict } from '@/domain/glass-rules/advise'
import type { MadeGlass } from '@/domain/glass-rules/glass-of-opening'
import { needsApproval } from '@/domain/glass-rules/price-within-rules'
import type { DetailedOutcome } from '@/domain/pricing/price-quote'
import { readRequest } from '@/domain/pricing/read-request'
import type { HardwareLine, PriceBasis, QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { depositOf } from '@/domain/quote/deposit-policy'
import type { QuotePaper } from '@/domain/quote/paper'
import { validUntil } from '@/domain/quote/validity'
import { timeZone } from '@/i18n/time-zone'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Quote } from '@/payload-types'
import type { SavedQuote } from './save-outcome'

type Priced = Extract<DetailedOutcome, { ok: true }> & {
  made?: MadeGlass[] | null
  notices?: QuotePaper['notices']
}

/**
 * The columns of a freshly priced quote: figures, inputs, and every price, rate and name used. Writing all of them together is what keeps a stored quote
 * whole: whoever prices one again (saving, renewing) writes exactly these.
 */
export function figuresOf({ quote, request, basis, made, notices }: Priced, now: Date) {
  return {
    serviceTypeContext: request.serviceType,
    product: request.product ?? null,
    region: basis.region.id,
    glassType: basis.glassType.id,
    glassFinish: basis.finish.id,
    thicknessMmSelected: request.thicknessMm,
    dimensionsWidthFt: request.widthFt ?? null,
    dimensionsHeightFt: request.heightFt ?? null,
    panelsDimensions: request.panels ?? null,
    inputs: request,
    pricingSnapshot: {
      pricedAt: now.toISOString(),
      ...basis,
      ...(made ? { made } : {}),
      ...(notices ? { notices } : {}),
    },
    totalAreaSqFt: quote.totalAreaSqFt,
    calculatedGlassPrice: quote.glassPrice,
    calculatedInstallationFee: quote.installationFee,
    itemizedHardware: quote.itemizedHardware,
    totalHardwareCost: quote.totalHardwareCost,
    otherLinesTotal: 0,
    discountAmount: 0,
    subtotal: quote.subtotal,
    profitMarginAppliedPercentage: quote.profitMarginAppliedPercentage,
    profitAmount: quote.profitAmount,
    taxType: quote.taxType,
    taxRateApplied: quote.taxRateApplied,
    taxAmount: quote.taxAmount,
    totalCost: quote.totalCost,
    depositDue: depositDue(quote, basis),
    // Only a quote on which nothing is paid is ever priced again, from sizes that the customer gives.
    amountPaid: 0,
    balanceDue: quote.totalCost,
    measurements: 'estimated' as const,
    currencyCodeAtQuote: quote.currencyCode,
    currencySymbolAtQuote: quote.currencySymbol,
    validUntil: validUntil(now, basis.settings.quoteValidityDays, timeZone).toISOString(),
  }
}

/** How a quote stands that a customer saved: what a rule about glass holds back waits for a look. */
export function standingOf(verdicts: readonly Verdict[]): Pick<Quote, 'status' | 'waitsFor'> {
  return needsApproval(verdicts)
    ? { status: 'awaiting_approval', waitsFor: 'office' }
    : { status: 'pending_payment', waitsFor: null }
}

/** What whoever saved it is answered. */
export function savedQuoteOf(
  quote: Pick<Quote, 'id' | 'totalCost' | 'depositDue' | 'status'>,
): SavedQuote {
  const { id, totalCost } = quote
  return {
    id,
    number: quoteNumber(id),
    totalCost,
    ...(quote.status === 'awaiting_approval' ? { awaitsApproval: true as const } : {}),
    ...(quote.depositDue > 0 ? { depositDue: quote.depositDue } : {}),
  }
}

function depositDue({ totalCost, currencyCode }: QuoteResult, { settings }: PriceBasis): number {
  const totalMinor = majorToMinor(totalCost, currencyCode) ?? 0
  return minorToMajor(depositOf(totalMinor, settings.deposit, currencyCode), currencyCode)
}

/** The price of a stored quote as it was when it was saved. */
export function resultOf(quote: Quote): QuoteResult {
  return {
    currencySymbol: quote.currencySymbolAtQuote,
    currencyCode: quote.currencyCodeAtQuote,
    glassPrice: quote.calculatedGlassPrice,
    installationFee: quote.calculatedInstallationFee,
    itemizedHardware: hardwareOf(quote),
    totalHardwareCost: quote.totalHardwareCost,
    subtotal: quote.subtotal,
    profitMarginAppliedPercentage: quote.profitMarginAppliedPercentage,
    profitAmount: quote.profitAmount,
    taxAmount: quote.taxAmount,
    taxType: quote.taxType ?? null,
    taxRateApplied: quote.taxRateApplied,
    totalCost: quote.totalCost,
    totalAreaSqFt: quote.totalAreaSqFt,
  }
}

/** What the customer chose, or null where a quote was written by hand and holds no inputs. */
export function inputsOf({ inputs }: Pick<Quote, 'inputs'>): QuoteRequest | null {
  const read = readRequest(inputs)
  return read.ok ? read.request : null
}

/** The rows and rates that it was priced with; null where none were kept. */
export function basisOf({ pricingSnapshot }: Pick<Quote, 'pricingSnapshot'>): PriceBasis | null {
  const parts = ['region', 'glassType', 'finish', 'settings'] as const
  const isWhole = parts.every((part) => propertyOf(pricingSnapshot, part))
  // written from this type alone, whole
  return isWhole ? (pricingSnapshot as unknown as PriceBasis) : null
}

/** The glass that an opening made by the gaps of the day; null where the sizes are its own. */
export function madeOf({ pricingSnapshot }: Pick<Quote, 'pricingSnapshot'>): MadeGlass[] | null {
  const made = propertyOf(pricingSnapshot, 'made')
  // written from this type alone
  return Array.isArray(made) ? (made as MadeGlass[]) : null
}

/** What was said of the glass when it was saved, word for word; null where it was not kept. */
export function noticesOf({
  pricingSnapshot,
}: Pick<Quote, 'pricingSnapshot'>): QuotePaper['notices'] | null {
  const notices = propertyOf(pricingSnapshot, 'notices')
  // written from this type alone
  return Array.isArray(notices) ? (notices as QuotePaper['notices']) : null
}

/** The names that a quote was priced under, also of rows that are gone or switched off. */
export function namesOf({ pricingSnapshot }: Pick<Quote, 'pricingSnapshot'>) {
  return {
    glass: nameOf(pricingSnapshot, 'glassType'),
    finish: nameOf(pricingSnapshot, 'finish'),
    region: nameOf(pricingSnapshot, 'region'),
  }
}

/** Whether the margin was spread over the lines when it was priced: so it was shown and accepted. */
export function wasFolded({ pricingSnapshot }: Pick<Quote, 'pricingSnapshot'>): boolean {
  return propertyOf(propertyOf(pricingSnapshot, 'settings'), 'foldMarginIntoLines') === true
}

/** When it was priced, as an ISO date and time. */
export function pricedAt(quote: Pick<Quote, 'pricingSnapshot' | 'createdAt'>): string {
  const at = propertyOf(quote.pricingSnapshot, 'pricedAt')
  return typeof at === 'string' ? at : quote.createdAt
}

function nameOf(snapshot: unknown, key: keyof PriceBasis): string | null {
  const row = propertyOf(snapshot, key)
  const name = propertyOf(row, 'name')
  return typeof name === 'string' ? name : null
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function hardwareOf({ itemizedHardware }: Pick<Quote, 'itemizedHardware'>): HardwareLine[] {
  // The collection checks every line's shape before it is stored.
  return Array.isArray(itemizedHardware) ? (itemizedHardware as HardwareLine[]) : []
}
