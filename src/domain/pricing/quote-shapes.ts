import * as z from 'zod/mini'
import { showerLayouts } from './types'
import type { QuoteRequest, QuoteResult } from './types'

const amount = z.number()
const flag = z.boolean()
const placed = z.optional(z.union([flag, z.literal('unknown')]))

/** The inputs of a price as we wrote them ourselves: kept in the browser, or sent by our server. */
export const requestShape: z.ZodMiniType<QuoteRequest> = z.object({
  serviceType: z.string(),
  product: z.optional(z.string()),
  regionId: amount,
  glassTypeId: amount,
  finishId: amount,
  thicknessMm: amount,
  panels: z.optional(
    z.array(
      z.object({
        widthIn: amount,
        heightIn: amount,
        role: z.optional(z.enum(['fixed', 'door'])),
        swing: z.optional(z.literal('in')),
        hinge: z.optional(z.enum(['left', 'right'])),
      }),
    ),
  ),
  widthFt: z.optional(amount),
  heightFt: z.optional(amount),
  hardware: z.array(z.object({ id: amount, quantity: amount })),
  safety: z.optional(z.object({ door: placed, wet: placed, low: placed, stairs: placed })),
  site: z.optional(z.object({ outOfPlumb: z.optional(flag), tileUnfinished: z.optional(flag) })),
  layout: z.optional(z.enum(showerLayouts)),
  sizes: z.optional(z.literal('opening')),
  complexityFactorId: z.nullable(amount),
  locationFactorId: z.nullable(amount),
})

/** A result as the price endpoint sends it. */
export const quoteResultShape: z.ZodMiniType<QuoteResult> = z.object({
  currencySymbol: z.string(),
  currencyCode: z.string(),
  glassPrice: amount,
  installationFee: amount,
  itemizedHardware: z.array(
    z.object({
      id: amount,
      name: z.string(),
      quantity: amount,
      unitOfMeasure: z.enum(['psf', 'each', 'pair', 'set', 'linear_ft']),
      costEach: amount,
      totalCost: amount,
    }),
  ),
  totalHardwareCost: amount,
  subtotal: amount,
  profitMarginAppliedPercentage: amount,
  profitAmount: amount,
  taxAmount: amount,
  taxType: z.nullable(z.string()),
  taxRateApplied: amount,
  totalCost: amount,
  totalAreaSqFt: amount,
})
