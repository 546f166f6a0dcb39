import 'server-only'
import type { Quote } from '@/payload-types'
import { idOrNull } from '../payments/records'

/** What the columns of a quote say of one revision: written back, they show it again as it was. */
export type RevisionColumns = ReturnType<typeof columnsOf>

export function columnsOf(quote: Quote) {
  return {
    serviceTypeContext: quote.serviceTypeContext,
    product: quote.product ?? null,
    region: idOrNull(quote.region),
    glassType: idOrNull(quote.glassType),
    glassFinish: idOrNull(quote.glassFinish),
    thicknessMmSelected: quote.thicknessMmSelected ?? null,
    dimensionsWidthFt: quote.dimensionsWidthFt ?? null,
    dimensionsHeightFt: quote.dimensionsHeightFt ?? null,
    panelsDimensions: quote.panelsDimensions ?? null,
    inputs: quote.inputs ?? null,
    pricingSnapshot: quote.pricingSnapshot ?? null,
    totalAreaSqFt: quote.totalAreaSqFt,
    calculatedGlassPrice: quote.calculatedGlassPrice,
    calculatedInstallationFee: quote.calculatedInstallationFee,
    itemizedHardware: quote.itemizedHardware,
    totalHardwareCost: quote.totalHardwareCost,
    otherLinesTotal: quote.otherLinesTotal,
    subtotal: quote.subtotal,
    profitMarginAppliedPercentage: quote.profitMarginAppliedPercentage,
    profitAmount: quote.profitAmount,
    discountAmount: quote.discountAmount,
    taxType: quote.taxType ?? null,
    taxRateApplied: quote.taxRateApplied,
    taxAmount: quote.taxAmount,
    totalCost: quote.totalCost,
    depositDue: quote.depositDue,
    measurements: quote.measurements,
    currencyCodeAtQuote: quote.currencyCodeAtQuote,
    currencySymbolAtQuote: quote.currencySymbolAtQuote,
    validUntil: quote.validUntil ?? null,
    customerName: quote.customerName,
    projectAddress: quote.projectAddress ?? null,
  }
}
