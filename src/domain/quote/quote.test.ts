import { describe, expect, it } from 'vitest'
import { quoteNumber } from './quote-number'
import { readSaveRequest } from './save-request'
import { hasRunOut, validUntil } from './validity'

const request = {
  customerName: ' Avery Stone ',
  customerPhone: '',
  projectAddress: '12 Elm Street',
  expectedTotal: 1266.96,
  requestKey: 'A987FBC9-4BED-4078-8F07-9141BA07C9F3',
}

function fieldsOf(over: object): string[] {
  const read = readSaveRequest({ ...request, ...over })
  return read.ok ? [] : read.problems.map((problem) => problem.field)
}

describe('quoteNumber', () => {
  it('pads to six digits and grows beyond them', () => {
    expect(quoteNumber(123)).toBe('Q-000123')
    expect(quoteNumber(1234567)).toBe('Q-1234567')
  })
})

describe('validity', () => {
  it.each([
    ['in the morning', '2026-02-01T12:00:00Z', '2026-03-04T05:59:00.000Z'],
    [
      'late in the evening, when it is the next day elsewhere',
      '2026-02-02T05:30:00Z',
      '2026-03-04T05:59:00.000Z',
    ],
    ['before the clocks go forward', '2026-02-20T12:00:00Z', '2026-03-23T04:59:00.000Z'],
  ])('lasts to the end of the last day of those that are set, made %s', (_, made, end) => {
    const now = new Date(made)
    const until = validUntil(now, 30, 'America/Chicago')
    expect(until.toISOString()).toBe(end)
    expect(hasRunOut(until, new Date(until.getTime() - 1))).toBe(false)
    expect(hasRunOut(until.toISOString(), until)).toBe(true)
    expect(hasRunOut(null, now)).toBe(false)
  })
})

describe('readSaveRequest', () => {
  it('trims, and takes what is empty as not given', () => {
    expect(readSaveRequest(request)).toEqual({
      ok: true,
      request: {
        customerName: 'Avery Stone',
        customerPhone: null,
        projectAddress: '12 Elm Street',
        expectedTotal: 1266.96,
        requestKey: 'a987fbc9-4bed-4078-8f07-9141ba07c9f3',
        quoteId: null,
        photos: null,
      },
    })
  })

  it('keeps no quote back for photos that are none', () => {
    expect(readSaveRequest({ ...request, photos: 7 })).toMatchObject({ request: { photos: null } })
  })

  it.each([undefined, null, '', '   ', 7])('asks for a name where it is %j', (customerName) => {
    expect(readSaveRequest({ ...request, customerName })).toEqual({
      ok: false,
      problems: [
        {
          field: 'customerName',
          code: 'missing_customer_info',
          message: 'Missing Customer Info: Enter name and email to save.',
        },
      ],
    })
  })

  it('names the field that is wrong', () => {
    expect(fieldsOf({ customerName: 'x'.repeat(151) })).toEqual(['customerName'])
    expect(fieldsOf({ customerName: 'a\u0000b' })).toEqual(['customerName'])
    expect(fieldsOf({ customerPhone: '1'.repeat(41) })).toEqual(['customerPhone'])
    expect(fieldsOf({ projectAddress: 7 })).toEqual(['projectAddress'])
    expect(fieldsOf({ expectedTotal: undefined })).toEqual(['expectedTotal'])
    expect(fieldsOf({ expectedTotal: '12' })).toEqual(['expectedTotal'])
    expect(fieldsOf({ requestKey: 'again' })).toEqual(['requestKey'])
    expect(fieldsOf({ quoteId: 0 })).toEqual(['quoteId'])
    expect(fieldsOf({ quoteId: 2_147_483_648 })).toEqual(['quoteId'])
    expect(fieldsOf({ quoteId: null, customerPhone: null, projectAddress: null })).toEqual([])
  })

  it.each(['zero \u0000', 'half \ud83d'])('names the field that holds %j', (text) => {
    const fields = { customerName: text, customerPhone: text, projectAddress: text }
    expect(fieldsOf(fields)).toEqual(Object.keys(fields))
    const read = readSaveRequest({ ...request, ...fields })
    expect(read.ok || read.problems.every(({ code }) => code === 'unstorable')).toBe(true)
  })

  it('refuses what is no object', () => {
    for (const body of [null, 7, 'save', []]) expect(readSaveRequest(body).ok).toBe(false)
  })
})
