import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import type { Customer } from '@/payload-types'
import { lockRow } from '../database/transaction'

/** Both, held until the transaction ends; null where one is not there, or is another already. */
export async function lockCustomers(
  req: PayloadRequest,
  one: number,
  other: number,
): Promise<[Customer, Customer] | null> {
  // in one order, whichever is asked for first: two that cross would wait for each other
  for (const id of [one, other].toSorted((a, b) => a - b)) {
    if (!(await lockRow(req, 'customers', id))) return null
  }
  const [first, second] = [await read(req, one), await read(req, other)]
  return first.mergedInto || second.mergedInto ? null : [first, second]
}

function read(req: PayloadRequest, id: number): Promise<Customer> {
  return req.payload.findByID({
    collection: slugs.customers,
    id,
    depth: 0,
    req,
    overrideAccess: true, // for services that asked for the role
  })
}
