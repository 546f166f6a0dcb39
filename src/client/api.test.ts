import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi, errorsIn, refusalIn } from './api'

describe('callApi', () => {
  beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'es' } }))
  afterEach(() => vi.unstubAllGlobals())

  function answering(status: number, body: string, headers: Record<string, string> = {}) {
    const asked: RequestInit[] = []
    vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
      asked.push(request)
      return Promise.resolve(new Response(body, { status, headers }))
    })
    return asked
  }

  it('says what was answered, and asks in the language of the page', async () => {
    const asked = answering(201, '{"id":4}')
    expect(await callApi('POST', '/somewhere', { a: 1 })).toEqual({
      ok: true,
      status: 201,
      body: { id: 4 },
    })
    expect(asked).toMatchObject([
      { method: 'POST', headers: { 'X-Page-Language': 'es' }, body: '{"a":1}' },
    ])
  })

  it('hands on what the server says of the fields', async () => {
    answering(422, '{"errors":[{"field":"email","message":"A valid email is required."}]}')
    expect(await callApi('GET', '/somewhere')).toMatchObject({
      ok: false,
      kind: 'refused',
      status: 422,
      errors: [{ field: 'email', message: 'A valid email is required.' }],
    })
  })

  it('says how long to wait after too many calls', async () => {
    answering(429, '{"errors":[{"field":"","message":"Wait."}]}', { 'Retry-After': '7' })
    const answer = await callApi('GET', '/somewhere')
    expect(answer).toMatchObject({ kind: 'too_many', seconds: 7 })
    expect(refusalIn(answer)).toBe('Wait.')
  })

  it.each([
    ['a page in place of an answer', 502, '<html></html>'],
    ['an answer that breaks off', 422, '{"err'],
    ['a refusal that is not ours', 422, 'null'],
  ])('finds no words in %s', async (_, status, body) => {
    answering(status, body)
    const answer = await callApi('GET', '/somewhere')
    expect(answer).toMatchObject({ ok: false, kind: 'refused', status, errors: [] })
    expect(refusalIn(answer)).toBeNull()
  })

  it('says so when nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await callApi('GET', '/somewhere')).toEqual({ ok: false, kind: 'offline' })
  })
})

describe('errorsIn', () => {
  it('reads the fields that our own routes name', () => {
    expect(
      errorsIn({ errors: [{ field: 'email', message: 'A valid email is required.' }] }),
    ).toEqual([{ field: 'email', message: 'A valid email is required.' }])
  })

  it('reads the fields that Payload nests', () => {
    const body = {
      errors: [
        {
          message: 'The following field is invalid: password',
          data: { errors: [{ path: 'password', message: 'Too short.' }] },
        },
      ],
    }
    expect(errorsIn(body)).toEqual([{ field: 'password', message: 'Too short.' }])
  })

  it('reads a message without a field', () => {
    expect(errorsIn({ errors: [{ message: 'Wrong.' }] })).toEqual([
      { field: '', message: 'Wrong.' },
    ])
  })

  it.each([null, 'text', 3, {}, { errors: 'no list' }])('finds nothing in %j', (body) => {
    expect(errorsIn(body)).toEqual([])
  })
})
