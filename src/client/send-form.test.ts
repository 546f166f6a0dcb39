import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendForm } from './send-form'

afterEach(() => vi.unstubAllGlobals())

function answering(status: number, body: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

describe('sendForm', () => {
  it('says that it arrived', async () => {
    answering(201, '{}')
    expect(await sendForm('/somewhere', {})).toEqual({ ok: true })
  })

  it('hands on what the server says of the fields', async () => {
    answering(422, '{"errors":[{"field":"email","message":"A valid email is required."}]}')
    expect(await sendForm('/somewhere', {})).toEqual({
      ok: false,
      problems: { email: 'A valid email is required.' },
    })
  })

  it.each([
    ['a refusal without fields', 429, '{"errors":[{"field":"","message":"Too many"}]}'],
    ['a refusal that is not ours', 422, 'null'],
    ['a page in place of an answer', 502, '<html></html>'],
    ['an answer that breaks off', 422, '{"err'],
  ])('names no field after %s', async (_, status, body) => {
    answering(status, body)
    expect(await sendForm('/somewhere', {})).toEqual({ ok: false, problems: {} })
  })
})
