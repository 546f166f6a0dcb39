import 'server-only'
import type { Where } from 'payload'
import { customersPerPage } from '@/domain/customer/customer-list-query'
import type { CustomerListQuery } from '@/domain/customer/customer-list-query'
import { stateOfStatus, statusOfState } from '@/domain/customer/customer-state'
import type { Customer } from '@/payload-types'
import type { ServiceContext } from '../context'

export type CustomerListing = {
  customers: Customer[]
  total: number
  page: number
  pages: number
  /** Whether the list has anybody at all, searched for or not. */
  anybody: boolean
}

export type ListCustomersOutcome =
  { ok: true; listing: CustomerListing } | { ok: false; kind: 'forbidden' }

type Args = { ctx: ServiceContext; query: CustomerListQuery }

/** One page of the customer list, found, filtered and sorted by the database; for the admin alone. */
export async function listCustomers({ ctx, query }: Args): Promise<ListCustomersOutcome> {
  const { actor, payload } = ctx
  if (actor?.role !== 'admin') return { ok: false, kind: 'forbidden' }
  const asAdmin = {
    collection: 'customers',
    overrideAccess: false,
    user: { ...actor, collection: 'users' },
  } as const
  const sortBy = query.sortBy === 'status' ? 'state' : query.sortBy
  const sort = `${query.descending ? '-' : ''}${sortBy}`
  const find = (page: number) =>
    payload.find({
      ...asAdmin,
      overrideAccess: false,
      where: whereOf(query),
      // Equal values keep one order from page to page.
      sort: [sort, '-id'],
      page,
      limit: customersPerPage,
      depth: 0,
    })
  const asked = await find(query.page)
  const found = query.page > asked.totalPages ? await find(Math.max(asked.totalPages, 1)) : asked
  const anybody =
    found.totalDocs > 0 ||
    (await payload.count({ ...asAdmin, overrideAccess: false })).totalDocs > 0
  return {
    ok: true,
    listing: {
      // what is shown is what happened
      customers: found.docs.map((row) => ({ ...row, status: statusOfState(row.state) })),
      total: found.totalDocs,
      page: found.page ?? 1,
      pages: Math.max(found.totalPages, 1),
      anybody,
    },
  }
}

function whereOf({ search, status }: CustomerListQuery): Where {
  const and: Where[] = []
  if (status !== null) and.push({ state: { equals: stateOfStatus(status) } })
  if (search !== '') {
    // Payload hands these characters on as wildcards.
    const contains = search.replace(/[\\%_]/g, '\\$&')
    and.push({ or: ['name', 'email', 'phone'].map((field) => ({ [field]: { contains } })) })
  }
  return { and }
}
