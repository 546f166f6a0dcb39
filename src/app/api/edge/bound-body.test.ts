import { describe, expect, it, vi } from 'vitest'
import { boundBody } from './bound-body'

vi.mock('@/services/accounts/comes-from-staff', () => ({
  comesFromStaff: () => Promise.resolve(true),
}))

const asked = { 'X-Payload-HTTP-Method-Override': 'GET' }
const form = 'application/x-www-form-urlencoded'
const parts = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n{"title":"A post"}\r\n--b--\r\n`

async function bound(method: string, type: string, body: string | null, headers = {}) {
  const typed = type === '' ? headers : { 'content-type': type, ...headers }
  const request = new Request('http://localhost:3000/api/posts', { method, headers: typed, body })
  // a text brings a type of its own
  if (type === '') request.headers.delete('content-type')
  return boundBody(request)
}

async function statusOf(...call: Parameters<typeof bound>): Promise<number> {
  const outcome = await bound(...call)
  return outcome.ok ? 200 : outcome.response.status
}

describe('a call that writes', () => {
  it.each(['text/plain', 'application/xml', 'application/json-patch+json', form, ''])(
    'is refused as %s, of which Payload reads no field',
    async (type) => {
      for (const method of ['POST', 'PATCH', 'PUT']) {
        expect(await statusOf(method, type, '{"title":"A post"}'), method).toBe(415)
      }
    },
  )

  it('is read however the type of JSON is spelled', async () => {
    const outcome = await bound('POST', 'Application/JSON ; charset=utf-8', '{"title":"A post"}')
    if (!outcome.ok) throw new Error(`Refused with ${outcome.response.status}.`)
    expect(outcome.request.headers.get('content-type')).toBe('application/json')
    expect(await outcome.request.json()).toEqual({ title: 'A post' })
  })

  it('has no field where it has no body', async () => {
    for (const body of [null, '']) {
      const outcome = await bound('POST', '', body)
      if (!outcome.ok) throw new Error(`Refused with ${outcome.response.status}.`)
      expect(await outcome.request.json()).toEqual({})
    }
  })

  it('is a form with fields, or malformed', async () => {
    const type = 'multipart/form-data; boundary=b'
    expect(await statusOf('POST', type, parts('_payload'))).toBe(200)
    expect(await statusOf('POST', type, parts('title'))).toBe(400)
    expect(await statusOf('POST', 'multipart/form-data', parts('_payload'))).toBe(400)
  })
})

describe('a call that does not write', () => {
  it('may be a question that is too long for an address', async () => {
    expect(await statusOf('POST', form, 'limit=1', asked)).toBe(200)
  })

  it('may bring a body that nobody reads', async () => {
    expect(await statusOf('DELETE', 'text/plain', 'please')).toBe(200)
  })
})
