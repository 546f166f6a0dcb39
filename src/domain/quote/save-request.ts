import * as z from 'zod/mini'
import { addressMaxLength, fullNameMaxLength, phoneMaxLength } from '@/domain/account/limits'
import { storableText } from '@/domain/text/storable'
import type { PricingProblem } from '@/domain/pricing/types'

/** What a person may write about himself on a quote, in characters. */
const customerLimits = {
  name: fullNameMaxLength,
  phone: phoneMaxLength,
  address: addressMaxLength,
} as const

/** The largest total that a quote is saved with, in major units. */
export const mostSavedTotal = 10_000_000

const storable = z.regex(storableText)
const textOf = (most: number) => z.string().check(z.trim(), z.maxLength(most), storable)

/** Who a quote is for, as a form fills it in. */
export const customerShape = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(customerLimits.name), storable),
  phone: textOf(customerLimits.phone),
  address: textOf(customerLimits.address),
})

export type Customer = z.infer<typeof customerShape>

const { name, phone, address } = customerShape.shape

/** What is saved with a price besides its inputs; the e-mail comes from the account. */
const saveRequestShape = z.object({
  customerName: name,
  customerPhone: z.nullish(phone),
  projectAddress: z.nullish(address),
  /** The total that the customer saw. */
  expectedTotal: z.number(),
  /** Made by the browser once for each quote: the same key twice makes one quote. */
  requestKey: z.guid(),
  /** One's own unpaid quote to save again under its number. */
  quoteId: z.nullish(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  /** The claim to photos that go along; what is none refuses no quote. */
  photos: z.catch(z.nullish(z.string()), null),
})

export type SaveRequest = {
  customerName: string
  customerPhone: string | null
  projectAddress: string | null
  expectedTotal: number
  requestKey: string
  quoteId: number | null
  photos: string | null
}

export type ReadSaveRequest =
  { ok: true; request: SaveRequest } | { ok: false; problems: PricingProblem[] }

/** Reads what is saved besides the inputs, or says which of its fields is wrong. */
export function readSaveRequest(body: unknown): ReadSaveRequest {
  const read = saveRequestShape.safeParse(body)
  if (!read.success) {
    const fields = new Set(read.error.issues.map((issue) => String(issue.path[0] ?? '')))
    return { ok: false, problems: [...fields].map((field) => problemWith(field, body)) }
  }
  const {
    customerName,
    customerPhone,
    projectAddress,
    expectedTotal,
    requestKey,
    quoteId,
    photos,
  } = read.data
  return {
    ok: true,
    request: {
      customerName,
      customerPhone: customerPhone || null,
      projectAddress: projectAddress || null,
      expectedTotal,
      requestKey: requestKey.toLowerCase(),
      quoteId: quoteId ?? null,
      photos: photos ?? null,
    },
  }
}

function problemWith(field: string, body: unknown): PricingProblem {
  if (!isStorable(body, field)) return { field, code: 'unstorable', message: unstorable }
  switch (field) {
    case 'customerName':
      return isFilled(body, field)
        ? unfit(field, `The name can have at most ${customerLimits.name} characters.`)
        : {
            field,
            code: 'missing_customer_info',
            message: 'Missing Customer Info: Enter name and email to save.',
          }
    case 'customerPhone':
      return unfit(field, `The phone can have at most ${customerLimits.phone} characters.`)
    case 'projectAddress':
      return unfit(field, `The address can have at most ${customerLimits.address} characters.`)
    case 'expectedTotal':
      return { field, code: 'no_quote', message: 'No Quote: calculate a price before you save it.' }
    case 'requestKey':
      return unfit(field, 'The request key must be a UUID.')
    case 'quoteId':
      return unfit(field, 'The quote to save again must be given by its id.')
    default:
      return unfit(field, 'The request must be a JSON object.')
  }
}

const unstorable = 'It has characters that cannot be kept.'

function isStorable(body: unknown, field: string): boolean {
  const value = valueOf(body, field)
  return typeof value !== 'string' || storableText.test(value)
}

function isFilled(body: unknown, field: string): boolean {
  const value = valueOf(body, field)
  return typeof value === 'string' && value.trim() !== ''
}

function valueOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
}

function unfit(field: string, message: string): PricingProblem {
  return { field, code: 'unfit', message }
}
