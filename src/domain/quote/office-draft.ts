import * as z from 'zod/mini'
import { storableText } from '@/domain/text/storable'
import { measurementStates } from './due'
import { contractTypes, jobTypes, propertyUses } from './tax-treatment'

/** How much one quote may hold. */
const officeLimits = {
  lines: 40,
  text: 300,
  unit: 30,
  reason: 200,
  note: 2000,
  quantity: 9_999,
  amount: 1_000_000,
} as const

const storable = z.regex(storableText)
const textOf = (most: number) => z.string().check(z.trim(), z.maxLength(most), storable)
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,24}$/))
const amount = z.number().check(z.minimum(0), z.maximum(officeLimits.amount))
/** A line that the customer may tick. */
const option = z._default(z.boolean(), false)

/** Read by nobody here, and stored: every text in it has to be one that the database takes. */
const kept = z
  .record(z.string(), z.unknown())
  .check(z.refine((value) => !/\\u(?:0000|d[89ab])/i.test(JSON.stringify(value))))

const piece = z.object({
  kind: z.literal('piece'),
  key,
  /** What the calculator is asked, as the builder asks it; it is read where it is priced. */
  inputs: kept,
  /** What stands in the builder's fields, readable or not, so that it stands there again. */
  typed: z.optional(kept),
  option,
})

/** Hardware by itself, such as a coating, priced for the glass of one of the pieces. */
const extra = z.object({
  kind: z.literal('extra'),
  key,
  piece: key,
  hardwareId: z.nullable(z.int()),
  quantity: z._default(z.int().check(z.minimum(1), z.maximum(999)), 1),
  option,
})

const free = z.object({
  kind: z.literal('free'),
  key,
  text: textOf(officeLimits.text),
  quantity: z.nullable(z.number().check(z.positive(), z.maximum(officeLimits.quantity))),
  unit: textOf(officeLimits.unit),
  unitPrice: z.nullable(amount),
  taxed: z.boolean(),
  option,
})

const discount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amount, reason: textOf(officeLimits.reason) }),
  z.object({
    kind: z.literal('percent'),
    percent: z.number().check(z.minimum(0), z.maximum(100)),
    reason: textOf(officeLimits.reason),
  }),
])

const deposit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shop') }),
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('own'),
    percent: z.number().check(z.positive(), z.maximum(99)),
  }),
])

const taxTreatment = z.object({
  use: z.nullable(z.enum(propertyUses)),
  job: z.nullable(z.enum(jobTypes)),
  contract: z.nullable(z.enum(contractTypes)),
})

/** What the office types for one revision of a quote; whatever is open yet may be null or empty. */
export const officeDraftShape = z.object({
  lines: z
    .array(z.discriminatedUnion('kind', [piece, extra, free]))
    .check(z.maxLength(officeLimits.lines)),
  discount: z.nullable(discount),
  taxTreatment,
  deposit,
  measurements: z.enum(measurementStates),
  /** A day, `2026-12-23`; null takes the shop's usual time. */
  validUntil: z.nullable(z.iso.date()),
  /** To the customer. */
  note: textOf(officeLimits.note),
  /** Why there is another revision, to the customer. */
  reason: textOf(officeLimits.reason),
  language: z.enum(['en', 'es']),
})

export type OfficeDraft = z.infer<typeof officeDraftShape>
export type DraftLine = OfficeDraft['lines'][number]
export type DraftPiece = Extract<DraftLine, { kind: 'piece' }>

/** Nothing quoted yet; the shop's own rules for whatever it may say otherwise. */
export function emptyOfficeDraft(): OfficeDraft {
  return {
    lines: [],
    discount: null,
    taxTreatment: { use: null, job: null, contract: null },
    deposit: { kind: 'shop' },
    measurements: 'estimated',
    validUntil: null,
    note: '',
    reason: '',
    language: 'en',
  }
}
