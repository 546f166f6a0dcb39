import { multiply, ratioOf, toNumber, zero } from '@/domain/money/ratio'
import { minorToMajor, percentOfMinor, roundToMinor } from '@/domain/money/money'
import type { Ratio } from '@/domain/money/ratio'
import { billedAreaSqFt } from './area'
import { chooseRows, isInstallationIncluded } from './choose-rows'
import { glassPrice } from './glass-price'
import { installationFee } from './installation-fee'
import { problem } from './problems'
import { readRequest } from './read-request'
import type {
  PriceBasis,
  PriceOutcome,
  PricingProblem,
  PricingTables,
  QuoteRequest,
  QuoteResult,
} from './types'

/** Far above any job and far below where whole numbers lose their neighbours. */
const mostPayableMinor = 1e13

export type DetailedOutcome =
  | { ok: true; quote: QuoteResult; request: QuoteRequest; basis: PriceBasis }
  | { ok: false; problems: PricingProblem[] }

/**
 * The price of what a person chose. Total: any input, however hostile, is either priced or refused
 * field by field, and nothing throws. Every money line is the exact value rounded once, half up, to
 * the currency's minor unit, and sums add rounded lines.
 */
export function priceQuote(request: unknown, tables: PricingTables): PriceOutcome {
  const outcome = priceInDetail(request, tables)
  return outcome.ok ? { ok: true, quote: outcome.quote } : outcome
}

/** The price together with the request as it was understood and the rows that it was made from. */
export function priceInDetail(input: unknown, tables: PricingTables): DetailedOutcome {
  const read = readRequest(input)
  if (!read.ok) return read
  const chosen = chooseRows(read.request, tables)
  if (!chosen.ok) return chosen
  const { request } = read
  const { basis } = chosen
  const quote = priceChosen(request, basis)
  return quote
    ? { ok: true, quote, request, basis }
    : { ok: false, problems: [problem('request', 'price_out_of_range')] }
}

/** Null when a line would fall below zero or beyond what can be held exactly. */
function priceChosen(request: QuoteRequest, basis: PriceBasis): QuoteResult | null {
  const { region, settings, taxRule } = basis
  const area = billedAreaSqFt(request, settings.minimumBilledSqFt)
  const minor = (amount: Ratio) => roundToMinor(amount, region.currencyCode)
  const major = (amount: number) => minorToMajor(amount, region.currencyCode)

  const glass = minor(glassPrice(area, basis.glassType, basis.finish, request.thicknessMm))
  const installation = minor(feeOf(request, basis, area))
  const hardware = basis.hardware.map(({ item, quantity }) =>
    minor(multiply(ratioOf(item.cost), item.unitOfMeasure === 'psf' ? area : ratioOf(quantity))),
  )
  if (!isPayable(glass) || !isPayable(installation) || !hardware.every(isPayable)) return null

  const hardwareTotal = hardware.reduce((sum, line) => sum + line, 0)
  const subtotal = glass + installation + hardwareTotal
  if (!isPayable(subtotal)) return null
  const profit = percentOfMinor(subtotal, settings.profitMarginPercentage)
  const taxRate = taxRule?.rate ?? 0
  const tax = percentOfMinor(subtotal + profit, taxRate)
  const total = subtotal + profit + tax
  if (!isPayable(total)) return null

  return {
    currencySymbol: region.currencySymbol,
    currencyCode: region.currencyCode,
    glassPrice: major(glass),
    installationFee: major(installation),
    itemizedHardware: basis.hardware.map(({ item, quantity }, index) => ({
      id: item.id,
      name: item.name,
      quantity,
      unitOfMeasure: item.unitOfMeasure,
      costEach: item.cost,
      totalCost: major(hardware[index] ?? 0),
    })),
    totalHardwareCost: major(hardwareTotal),
    subtotal: major(subtotal),
    profitMarginAppliedPercentage: settings.profitMarginPercentage,
    profitAmount: major(profit),
    taxAmount: major(tax),
    taxType: taxRule?.taxType ?? null,
    taxRateApplied: taxRate,
    totalCost: major(total),
    totalAreaSqFt: toNumber(area),
  }
}

function isPayable(minor: number | null): minor is number {
  return minor !== null && minor >= 0 && minor <= mostPayableMinor
}

function feeOf(request: QuoteRequest, basis: PriceBasis, area: Ratio): Ratio {
  if (isInstallationIncluded(request, basis.glassType)) return zero
  const { complexityFactor, locationFactor, settings } = basis
  return installationFee(area, {
    complexityFactor,
    locationFactor,
    baseFee: settings.installationBaseFee,
  })
}
