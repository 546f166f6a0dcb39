import { describe, expect, it } from 'vitest'
import {
  customerListQueryString,
  firstCustomerList,
  readCustomerListQuery,
  sortedBy,
} from './customer-list-query'

describe('readCustomerListQuery', () => {
  it('shows the newest customers first when nothing is asked for', () => {
    expect(readCustomerListQuery({})).toEqual(firstCustomerList)
  })

  it('reads search, status, sorting and page', () => {
    expect(
      readCustomerListQuery({
        search: ' avery ',
        status: 'prospect',
        sort: '-lastContactDate',
        page: '3',
      }),
    ).toEqual({
      search: 'avery',
      status: 'prospect',
      sortBy: 'lastContactDate',
      descending: true,
      page: 3,
    })
    expect(readCustomerListQuery({ sort: 'name' })).toMatchObject({
      sortBy: 'name',
      descending: false,
    })
  })

  it.each([
    { status: 'admin' },
    { sort: 'user.hash' },
    { sort: '--name' },
    { page: '-1' },
    { page: '0' },
    { page: '1e9' },
    { page: '1.5' },
    { search: ['a', 'b'] },
    { status: ['lead', 'lead'] },
  ])('treats %j as not asked for', (query) => {
    expect(readCustomerListQuery(query)).toEqual(firstCustomerList)
  })

  it('bounds what reaches the database', () => {
    expect(readCustomerListQuery({ search: 'x'.repeat(5000) }).search).toHaveLength(100)
    expect(readCustomerListQuery({ search: 'a\u0000b' }).search).toBe('ab')
    expect(readCustomerListQuery({ page: '999999' }).page).toBe(100_000)
  })
})

describe('customerListQueryString', () => {
  it('is read back as the same list', () => {
    const list = readCustomerListQuery({
      search: 'a & b',
      status: 'lead',
      sort: 'email',
      page: '2',
    })
    const query = Object.fromEntries(new URLSearchParams(customerListQueryString(list)))
    expect(readCustomerListQuery(query)).toEqual(list)
  })

  it('is empty for the first list', () => {
    expect(customerListQueryString(firstCustomerList)).toBe('')
  })
})

describe('sortedBy', () => {
  it('turns a column round and goes back to page 1', () => {
    const byName = sortedBy({ ...firstCustomerList, page: 4 }, 'name')
    expect(byName).toMatchObject({ sortBy: 'name', descending: false, page: 1 })
    expect(sortedBy(byName, 'name')).toMatchObject({ sortBy: 'name', descending: true })
  })

  it('starts dates with the latest', () => {
    expect(sortedBy(firstCustomerList, 'lastContactDate').descending).toBe(true)
  })
})
