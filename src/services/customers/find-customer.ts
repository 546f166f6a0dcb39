import 'server-only'
import { digitsOfPhone } from '@/domain/customer/phone-digits'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, Where } from 'payload'
import { databaseOf } from '@collections/database/lock-key'
import type { Customer } from '@/payload-types'

/** The row of an account, or null. */
export async function customerOfAccount(
  req: PayloadRequest,
  userId: number,
): Promise<Customer | null> {
  return oldest(req, { user: { equals: userId } })
}

/** The oldest row with this address that belongs to no account yet, or null. */
export async function leadWithAddress(
  req: PayloadRequest,
  email: string,
): Promise<Customer | null> {
  return oldest(req, { and: [await withAddress(req, email), { user: { exists: false } }] })
}

/** The oldest row of whoever can be reached so; by phone only where there is no address. */
export async function customerToAnswer(
  req: PayloadRequest,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<Customer | null> {
  if (email !== null) return oldest(req, await withAddress(req, email))
  if (phone === null) return null
  return oldest(req, { and: [await withNumber(req, phone), { user: { exists: false } }] })
}

/** Serialises whatever is done to the rows of one address. */
export function customerLock(email: string): string {
  return `customer:${email}`
}

/** Entered by hand, an address may be in capitals, and `like` would find all the longer ones too. */
function withAddress(req: PayloadRequest, email: string): Promise<Where> {
  return whoeverHas(req, sql`lower(trim(email)) = ${email}`)
}

/** However both are spelled. */
function withNumber(req: PayloadRequest, phone: string): Promise<Where> {
  return whoeverHas(req, sql`phone_digits = ${digitsOfPhone(phone)}`)
}

/** Whoever was found to be another is the other. */
async function whoeverHas(req: PayloadRequest, it: SQL): Promise<Where> {
  const { rows = [] } = await databaseOf(req).execute(
    sql`select coalesce(merged_into_id, id) as id from customers where ${it}`,
  )
  return { id: { in: rows.map((row) => (row as { id: number }).id) } }
}

async function oldest(req: PayloadRequest, where: Where): Promise<Customer | null> {
  const { docs } = await req.payload.find({
    collection: 'customers',
    where,
    sort: ['createdAt', 'id'],
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // the list is the administrator's; the site itself keeps it
    req,
  })
  return docs[0] ?? null
}
