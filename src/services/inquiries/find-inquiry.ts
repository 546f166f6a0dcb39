import 'server-only'
import { worksHere } from '@collections/access/roles'
import { databaseOf } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { defaultLocale, locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { Inquiry } from '@/payload-types'
import type { Actor } from '../context'

export type InquiryRefusal = { ok: false; kind: 'not_signed_in' | 'forbidden' | 'not_found' }

/** Null for whoever may answer inquiries. */
export function refuseOthers(actor: Actor | null): InquiryRefusal | null {
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  return worksHere(actor) ? null : { ok: false, kind: 'forbidden' }
}

/** An inquiry, held until the transaction ends; null where there is none. */
export async function lockInquiry(req: PayloadRequest, id: number): Promise<Inquiry | null> {
  await databaseOf(req).execute(sql`select 1 from inquiries where id = ${id} for update`)
  return req.payload.findByID({
    collection: slugs.inquiries,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the service has decided who may
    req,
  })
}

type Changes = Partial<
  Pick<Inquiry, 'progress' | 'snoozedUntil' | 'assignedTo' | 'assignedName' | 'isSpam'>
>

export async function changeInquiry(
  req: PayloadRequest,
  id: number,
  data: Changes,
): Promise<Inquiry> {
  return req.payload.update({
    collection: slugs.inquiries,
    id,
    data,
    depth: 0,
    overrideAccess: true, // the fields are the services' alone
    req,
  })
}

/** The language that somebody wrote to us in. */
export function languageOf({ locale }: Pick<Inquiry, 'locale'>): Locale {
  return locales.find((known) => known === locale) ?? defaultLocale
}
