import 'server-only'
import type { PayloadRequest, Where } from 'payload'
import type { Customer } from '@/payload-types'

/** The row of an account, or null. */
export async function customerOfAccount(
  req: PayloadRequest,
  userId: number,
): Promise<Customer | null> {
  const [row] = await customers(req, { user: { equals: userId } })
  return row ?? null
}

/** The oldest row with this address that belongs to no account yet, or null. */
export async function leadWithAddress(
  req: PayloadRequest,
  email: string,
): Promise<Customer | null> {
  const near = await customers(req, {
    and: [{ email: { like: email } }, { user: { exists: false } }],
  })
  // Entered by hand, an address may be in capitals; and `like` finds longer ones too.
  return near.find((row) => row.email?.trim().toLowerCase() === email) ?? null
}

/** The oldest row of whoever can be reached so; by phone only where there is no address. */
export async function customerToAnswer(
  req: PayloadRequest,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<Customer | null> {
  if (email !== null) {
    const near = await customers(req, { email: { like: email } })
    return near.find((row) => row.email?.trim().toLowerCase() === email) ?? null
  }
  if (phone === null) return null
  const [row] = await customers(req, {
    and: [{ phone: { equals: phone } }, { user: { exists: false } }],
  })
  return row ?? null
}

/** Serialises whatever is done to the rows of one address. */
export function customerLock(email: string): string {
  return `customer:${email}`
}

async function customers(req: PayloadRequest, where: Where): Promise<Customer[]> {
  const { docs } = await req.payload.find({
    collection: 'customers',
    where,
    sort: ['createdAt', 'id'],
    limit: 50,
    depth: 0,
    pagination: false,
    overrideAccess: true, // the list is the administrator's; the site itself keeps it
    req,
  })
  return docs
}
