import { customerStatuses } from './customer-status'
import type { CustomerStatus } from './customer-status'

export const customerColumns = [
  'name',
  'email',
  'phone',
  'status',
  'source',
  'firstContactDate',
  'lastContactDate',
  'createdAt',
] as const
export type CustomerColumn = (typeof customerColumns)[number]

/** What the customer list shows; its address in the browser says the same. */
export type CustomerListQuery = {
  search: string
  status: CustomerStatus | null
  sortBy: CustomerColumn
  descending: boolean
  page: number
}

export const customersPerPage = 25
const searchMaxLength = 100
const lastPage = 100_000

export const firstCustomerList: CustomerListQuery = {
  search: '',
  status: null,
  sortBy: 'createdAt',
  descending: true,
  page: 1,
}

type Query = Record<string, string | string[] | undefined>

/** Reads a query; whatever it can't read is as if it had not been asked for. */
export function readCustomerListQuery(query: Query): CustomerListQuery {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name].trim() : '')
  const sort = text('sort')
  const column = customerColumns.find((known) => known === sort.replace(/^-/, ''))
  const page = /^\d{1,6}$/.test(text('page')) ? Number(text('page')) : 1
  return {
    // PostgreSQL refuses a zero character in a text.
    search: text('search').replaceAll('\u0000', '').slice(0, searchMaxLength),
    status: customerStatuses.find((known) => known === text('status')) ?? null,
    sortBy: column ?? firstCustomerList.sortBy,
    descending: column === undefined ? firstCustomerList.descending : sort.startsWith('-'),
    page: Math.min(Math.max(page, 1), lastPage),
  }
}

/** The query that reads as `list`, with only what differs from the first list. */
export function customerListQueryString(list: CustomerListQuery): string {
  const query = new URLSearchParams()
  if (list.search !== '') query.set('search', list.search)
  if (list.status !== null) query.set('status', list.status)
  const { sortBy, descending } = firstCustomerList
  if (list.sortBy !== sortBy || list.descending !== descending) {
    query.set('sort', `${list.descending ? '-' : ''}${list.sortBy}`)
  }
  if (list.page > 1) query.set('page', String(list.page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The list after a click on a column's head: that column, or the other way round; from page 1. */
export function sortedBy(list: CustomerListQuery, column: CustomerColumn): CustomerListQuery {
  const descending =
    list.sortBy === column ? !list.descending : column.endsWith('Date') || column === 'createdAt'
  return { ...list, sortBy: column, descending, page: 1 }
}
