import { describe, expect, it } from 'vitest'
import { boundedRows, tooMuch, unreadable } from './asked'

const conditions = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, { equals: 1 }]))

describe('what the public may ask of a list', () => {
  it('is what our own pages ask', () => {
    const gallery = { where: { category: { equals: 3 } }, sort: ['-projectDate'], limit: 200 }
    expect([unreadable(gallery), tooMuch(gallery), boundedRows(gallery)]).toEqual([null, null, 200])
  })

  it('is ten conditions, counted through and/or and operators', () => {
    expect(tooMuch({ where: conditions(10) })).toBeNull()
    expect(tooMuch({ where: conditions(11) })).toMatch(/10 conditions/)
    const spread = { or: [conditions(6), { and: [conditions(5)] }] }
    expect(tooMuch({ where: spread })).toMatch(/10 conditions/)
    const between = { id: { greater_than: 1, less_than: 9, in: [1], not_in: [2] } }
    expect(tooMuch({ where: { or: [between, between, between] } })).toMatch(/10 conditions/)
    const empty = { or: Array.from({ length: 500 }, () => ({})) }
    expect(tooMuch({ where: empty })).toMatch(/10 conditions/)
  })

  it('is two levels deep, and of the row itself', () => {
    const leaf = { id: { equals: 1 } }
    expect(tooMuch({ where: { or: [{ and: [leaf] }] } })).toBeNull()
    expect(tooMuch({ where: { or: [{ and: [{ or: [leaf] }] }] } })).toMatch(/levels/)
    expect(tooMuch({ where: { 'category.slug': { like: 'a' } } })).toMatch(/of the row/)
    expect(tooMuch({ where: { OR: [{ 'category.slug': { like: 'a' } }] } })).toMatch(/of the row/)
  })

  it('is sorted by two fields of the row', () => {
    expect(tooMuch({ sort: ['a', '-b'] })).toBeNull()
    expect(tooMuch({ sort: ['a', 'b', 'c'] })).toMatch(/2 fields/)
    expect(tooMuch({ sort: 'a,b,c' })).toMatch(/2 fields/)
    expect(tooMuch({ sort: ['category.name'] })).toMatch(/of the row/)
  })

  it('has no joins of its own', () => {
    expect(tooMuch({ joins: { payments: { limit: 0 } } })).toMatch(/joins/)
  })

  it.each([
    [{ limit: 0 }, 200],
    [{ limit: 5_000 }, 200],
    [{ limit: 3 }, 3],
    [{ pagination: false }, 200],
    [{ pagination: false, limit: 20 }, 20],
    [{}, undefined],
  ])('%j is at most %j rows', (asked, rows) => {
    expect(boundedRows(asked)).toBe(rows)
  })
})

describe('what nobody can be answered', () => {
  it.each([
    { where: { title: { like: ['a', 'b'] } } },
    { where: { or: [{ title: { contains: { x: 'a' } } }] } },
    { page: -1 },
    { page: 0 },
    { page: 1.5 },
    { page: 1e300 },
    { page: 'x' },
    { limit: -1 },
    { limit: 'x' },
    { depth: -1 },
    { where: 'x' },
    { where: ['x'] },
    { where: { title: { near: '1,2,3' } } },
    { where: { and: [{ title: { all: 'x' } }] } },
    { sort: ['user.hash'] },
    { sort: ['-user.resetPasswordToken'] },
    { sort: '-salt' },
  ])('%j', (asked) => {
    expect(unreadable(asked)).not.toBeNull()
  })

  it('is not what the admin asks', () => {
    const list = {
      where: { and: [{ or: [{ 'user.email': { like: 'a' } }] }] },
      sort: '-createdAt',
      page: 1,
      limit: 10,
      depth: 1,
    }
    expect(unreadable(list)).toBeNull()
  })
})
