import { beforeAll, describe, expect, it } from 'vitest'
import { readCustomerListQuery } from '@/domain/customer/customer-list-query'
import { listCustomers } from '@/services/customers/list-customers'
import type { CustomerListing } from '@/services/customers/list-customers'
import type { Role } from '@/domain/account/roles'
import { account, actorOf, contextOf } from '../fixtures/people'
import { testPayload } from '../setup/database'

type Query = Record<string, string>

async function contextAs(role: Role) {
  const user = await account({ email: `${role}.${Math.random()}@example.com`, role })
  return contextOf(actorOf(user))
}

let asAdmin: Awaited<ReturnType<typeof contextOf>>

async function list(query: Query): Promise<CustomerListing> {
  const outcome = await listCustomers({ ctx: asAdmin, query: readCustomerListQuery(query) })
  if (!outcome.ok) throw new Error('the administrator was refused')
  return outcome.listing
}

const names = ({ customers }: CustomerListing) => customers.map(({ name }) => name)

describe('listCustomers', () => {
  beforeAll(async () => {
    asAdmin = await contextAs('admin')
    const empty = await list({})
    expect(empty).toMatchObject({ total: 0, page: 1, pages: 1, anybody: false })
    const payload = await testPayload()
    for (let number = 1; number <= 30; number += 1) {
      await payload.create({
        collection: 'customers',
        data: {
          name: `Person ${String(number).padStart(2, '0')}`,
          email: `person.${number}@example.com`,
          phone: `(469) 555-01${String(number).padStart(2, '0')}`,
          status: number % 2 ? 'lead' : 'prospect',
          lastContactDate: new Date(Date.UTC(2026, 0, number)).toISOString(),
        },
        overrideAccess: true,
      })
    }
  })

  it.each([null, 'customer', 'staff', 'office'] as const)('is closed to %s', async (role) => {
    const ctx = role === null ? await contextOf() : await contextAs(role)
    const outcome = await listCustomers({ ctx, query: readCustomerListQuery({}) })
    expect(outcome).toEqual({ ok: false, kind: 'forbidden' })
  })

  it('shows pages of 25, each customer once', async () => {
    const first = await list({ sort: 'name' })
    const second = await list({ sort: 'name', page: '2' })
    expect(first).toMatchObject({ total: 30, page: 1, pages: 2 })
    expect(names(first)).toHaveLength(25)
    expect(new Set([...names(first), ...names(second)]).size).toBe(30)
    expect(names(second).at(-1)).toBe('Person 30')
  })

  it('shows the last page when a later one is asked for', async () => {
    expect(await list({ sort: 'name', page: '9' })).toMatchObject({ page: 2 })
  })

  it('sorts either way by what it is asked for', async () => {
    expect(names(await list({ sort: '-lastContactDate' }))[0]).toBe('Person 30')
    expect(names(await list({ sort: 'lastContactDate' }))[0]).toBe('Person 01')
    expect(names(await list({ sort: '-name' }))[0]).toBe('Person 30')
  })

  it('keeps one order from page to page where values are equal', async () => {
    const first = await list({ sort: 'status' })
    const second = await list({ sort: 'status', page: '2' })
    expect(new Set([...names(first), ...names(second)]).size).toBe(30)
  })

  it('finds by name, e-mail and phone, whatever the case', async () => {
    expect(names(await list({ search: 'pERSON 07' }))).toEqual(['Person 07'])
    expect(names(await list({ search: 'person.12@' }))).toEqual(['Person 12'])
    expect(names(await list({ search: '555-0123' }))).toEqual(['Person 23'])
    expect(names(await list({ search: '4695550123' }))).toEqual(['Person 23'])
  })

  it('takes what is typed as text, not as a pattern', async () => {
    expect(await list({ search: '%' })).toMatchObject({ total: 0, anybody: true })
    expect(await list({ search: "'; drop table customers; --" })).toMatchObject({ total: 0 })
    expect((await list({})).total).toBe(30)
  })

  it('filters by status, together with the search', async () => {
    expect((await list({ status: 'lead' })).total).toBe(15)
    expect(names(await list({ status: 'lead', search: 'Person 1', sort: 'name' }))).toEqual([
      'Person 11',
      'Person 13',
      'Person 15',
      'Person 17',
      'Person 19',
    ])
  })
})
