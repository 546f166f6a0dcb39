import 'server-only'
import * as z from 'zod'
import { addressMaxLength, fullNameMaxLength, phoneMaxLength } from '@/domain/account/limits'
import { officeDraftShape } from '@/domain/quote/office-draft'
import { storableText } from '@/domain/text/storable'
import { rowId } from '../payments/own-payment'

const textOf = (most: number) => z.string().trim().max(most).regex(storableText)

/** What the office's builder sends each time somebody stops typing. */
const officeSaveShape = z.object({
  quoteId: rowId.nullable(),
  /** Made by the browser once for each new quote: the same key twice makes one. */
  requestKey: z.guid(),
  /** The mark of the draft that was changed; null of a new one. */
  basedOn: z.string().max(40).nullable(),
  /** The inquiry that a new quote answers. */
  inquiryId: rowId.nullable().default(null),
  caller: z.object({
    /** The row of the customer list; null of somebody new. */
    customerId: rowId.nullable(),
    name: textOf(fullNameMaxLength),
    phone: textOf(phoneMaxLength),
    email: z.union([z.literal(''), z.email().max(254)]),
  }),
  jobSite: textOf(addressMaxLength),
  /** Never leaves the office. */
  internalNote: textOf(5000),
  /** The day to call back on. */
  followUpOn: z.iso.date().nullable().default(null),
  draft: officeDraftShape,
})

export type OfficeSave = z.infer<typeof officeSaveShape>

export type ReadOfficeSave = { ok: true; save: OfficeSave } | { ok: false; fields: string[] }

/** Reads a save, or names the fields that can't be kept. */
export function readOfficeSave(body: unknown): ReadOfficeSave {
  const read = officeSaveShape.safeParse(body)
  if (read.success) return { ok: true, save: read.data }
  return { ok: false, fields: [...new Set(read.error.issues.map(({ path }) => path.join('.')))] }
}
