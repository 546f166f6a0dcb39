import { describe, expect, it } from 'vitest'
import { fieldOfHeading, phoneKey, readCustomerRow } from './read-customer-row'
import type { Cells, Options } from './read-customer-row'

const options: Options = {
  status: new Map([
    ['lead', 'lead'],
    ['active customer', 'active_customer'],
  ]),
  source: new Map([['walk-in', 'walk_in']]),
}

const read = (cells: Cells) => readCustomerRow(cells, options)

function problems(cells: Cells) {
  const row = read({ name: 'Jordan Sample', email: 'jordan@example.com', ...cells })
  return row.ok ? [] : row.problems
}

describe('a row of customers', () => {
  it('is read as people write it', () => {
    expect(
      read({
        name: ' Jordan Sample ',
        email: 'Jordan@Example.com',
        phone: "'+1 469 555 0117",
        status: 'Active Customer',
        source: 'walk-in',
        tags: 'builder; referral',
        firstContactDate: '3/7/2025',
        lastContactDate: '2026-11-25',
      }),
    ).toEqual({
      ok: true,
      customer: {
        name: 'Jordan Sample',
        email: 'jordan@example.com',
        phone: '+1 469 555 0117',
        status: 'active_customer',
        source: 'walk_in',
        tags: ['builder', 'referral'],
        firstContactDate: '2025-03-07T12:00:00.000Z',
        lastContactDate: '2026-11-25T12:00:00.000Z',
      },
    })
  })

  it('needs a name and a way to reach him, and no more', () => {
    expect(read({ name: 'Jordan', phone: '469 555 0117' })).toMatchObject({
      ok: true,
      customer: { email: null, status: null, tags: [], firstContactDate: null },
    })
  })

  it.each([
    [{ name: ' ' }, 'name_missing'],
    [{ name: 'x'.repeat(151) }, 'name_too_long'],
    [{ email: 'jordan@' }, 'email_invalid'],
    [{ phone: 'call me' }, 'phone_invalid'],
    [{ email: '', phone: ' ' }, 'unreachable'],
    [{ status: 'best friend' }, 'status_unknown'],
    [{ source: 'radio' }, 'source_unknown'],
    [{ firstContactDate: '02/30/2026' }, 'date_invalid'],
    [{ lastContactDate: 'yesterday' }, 'date_invalid'],
    [{ tags: 'x'.repeat(41) }, 'tag_too_long'],
  ])('%j is refused: %s', (cells, problem) => {
    expect(problems(cells)).toEqual([problem])
  })

  it('names all that is wrong with it', () => {
    expect(problems({ name: '', email: 'x', status: 'y' })).toEqual([
      'name_missing',
      'email_invalid',
      'status_unknown',
    ])
  })
})

describe('columns', () => {
  it.each([
    ['Name', 'name'],
    ['E-mail', 'email'],
    ['EMAIL ADDRESS', 'email'],
    ['Phone Number', 'phone'],
    ['Last Contact Date', 'lastContactDate'],
    ['Shoe size', null],
  ])('%s is %s', (heading, field) => {
    expect(fieldOfHeading(heading)).toBe(field)
  })
})

describe('a number', () => {
  it('is one in every spelling', () => {
    for (const phone of ['(469) 555-0117', '469.555.0117', '+1 469 555 0117 ext. 4']) {
      expect(phoneKey(phone)).toBe('4695550117')
    }
    expect(phoneKey('+44 20 7946 0958')).toBe('442079460958')
    expect(phoneKey('none')).toBeNull()
  })
})
