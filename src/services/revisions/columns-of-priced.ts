import 'server-only'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import type { PricedDraft, PricedPiece } from '@/domain/quote/price-office-draft'
import { counts } from '@/domain/quote/revision-lines'
import type { Quote } from '@/payload-types'

/**
 * The columns of a quote that the office priced: what they say of the glass is the first piece's, the
 * figures are those of all that is in the total.
 */
export function columnsOfPriced(priced: PricedDraft, now: Date) {
  const { lines, terms, sums, region } = priced
  const currency = region.currencyCode
  const counted = lines.filter(counts)
  const pieces = counted.filter((line): line is PricedPiece => line.kind === 'piece')
  const extras = counted.flatMap((line) => (line.kind === 'extra' ? [line.item] : []))
  const free = counted.filter(({ kind }) => kind === 'free')
  const [first] = pieces
  const add = (amounts: number[]) =>
    minorToMajor(
      amounts.reduce((sum, amount) => sum + (majorToMinor(amount, currency) ?? 0), 0),
      currency,
    )
  const hardware = [...pieces.flatMap(({ quote }) => quote.itemizedHardware), ...extras]
  return {
    serviceTypeContext: first?.request.serviceType ?? 'custom_job',
    product: first?.request.product ?? null,
    region: region.id,
    glassType: first?.basis.glassType.id ?? null,
    glassFinish: first?.basis.finish.id ?? null,
    thicknessMmSelected: first?.request.thicknessMm ?? null,
    dimensionsWidthFt: first?.request.widthFt ?? null,
    dimensionsHeightFt: first?.request.heightFt ?? null,
    panelsDimensions: first?.request.panels ?? null,
    inputs: first?.request ?? null,
    pricingSnapshot: {
      pricedAt: now.toISOString(),
      ...first?.basis,
    } as unknown as Quote['pricingSnapshot'],
    totalAreaSqFt: pieces.reduce((sum, { quote }) => sum + quote.totalAreaSqFt, 0),
    calculatedGlassPrice: add(pieces.map(({ quote }) => quote.glassPrice)),
    calculatedInstallationFee: add(pieces.map(({ quote }) => quote.installationFee)),
    itemizedHardware: hardware as unknown as Quote['itemizedHardware'],
    totalHardwareCost: add(hardware.map(({ totalCost }) => totalCost)),
    otherLinesTotal: add(free.map(({ key }) => sums.amounts[key] ?? 0)),
    subtotal: sums.subtotal,
    profitMarginAppliedPercentage: terms.marginPercent,
    profitAmount: sums.profitAmount,
    discountAmount: sums.discountAmount,
    taxType: priced.taxName,
    taxRateApplied: terms.taxRate,
    taxAmount: sums.taxAmount,
    totalCost: sums.totalCost,
    depositDue: priced.deposit.amount,
    currencyCodeAtQuote: currency,
    currencySymbolAtQuote: region.currencySymbol,
  }
}
