import { describe, expect, it } from 'vitest'
import { readJson, refuseInWords } from './respond'

type Call = { body: string; headers?: Record<string, string> }

async function refusalOf({ body, headers = {} }: Call) {
  const request = new Request('http://localhost:3000/api/quotes/calculate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const read = await readJson(request, 1024)
  if (read.ok) throw new Error('It was read.')
  const { errors } = (await read.response.json()) as { errors: { message: string }[] }
  return { status: read.response.status, message: errors[0]?.message }
}

const fromSpanish = { referer: 'http://localhost:3000/es/get-quote' }
const tooLarge = JSON.stringify('x'.repeat(2000))

describe('a body that cannot be read', () => {
  it('is refused in English', async () => {
    expect(await refusalOf({ body: '{"panels":' })).toEqual({
      status: 400,
      message: 'The body is not valid JSON.',
    })
    expect(await refusalOf({ body: tooLarge })).toEqual({
      status: 413,
      message: 'The body is larger than 1 KB.',
    })
    expect(await refusalOf({ body: '{}', headers: { 'content-type': 'text/plain' } })).toEqual({
      status: 415,
      message: 'Send the body as application/json.',
    })
  })

  it('is refused in the language of the page it comes from, or that the call names', async () => {
    const malformed = await refusalOf({ body: '{"panels":', headers: fromSpanish })
    expect(malformed.message).toMatch(/no se pudo leer/)
    const large = await refusalOf({ body: tooLarge, headers: { 'X-Page-Language': 'es' } })
    expect(large.message).toMatch(/más de 1 KB/)
    const form = { ...fromSpanish, 'content-type': 'text/plain' }
    expect((await refusalOf({ body: '{}', headers: form })).message).toMatch(/debe ser JSON/)
  })
})

describe('a text with characters that cannot be kept', () => {
  const fieldsOf = async (body: unknown, headers = {}) => {
    const request = new Request('http://localhost:3000/api/inquiries/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const read = await readJson(request)
    if (read.ok) return null
    return { status: read.response.status, ...((await read.response.json()) as object) }
  }

  it('is refused at its field, in the language of the page', async () => {
    expect(await fieldsOf({ name: 'Avery', message: 'a\u0000' })).toEqual({
      status: 422,
      errors: [{ field: 'message', message: 'It has characters that cannot be kept.' }],
    })
    expect(await fieldsOf({ panels: [{ role: '\ud83d' }], name: '\udc00' }, fromSpanish)).toEqual({
      status: 422,
      errors: [
        { field: 'panels.0.role', message: 'Tiene caracteres que no se pueden guardar.' },
        { field: 'name', message: 'Tiene caracteres que no se pueden guardar.' },
      ],
    })
  })

  it('belongs to what holds it where it is the name of a field', async () => {
    expect(await fieldsOf({ request: { 'a\u0000': 1 } })).toMatchObject({
      errors: [{ field: 'request' }],
    })
  })

  it('is taken where each of its characters is whole', async () => {
    expect(await fieldsOf({ message: 'a pane \ud83e\ude9f' })).toBeNull()
  })
})

it('says in the caller’s language that nobody is signed in', async () => {
  const messageIn = async (locale: 'en' | 'es') =>
    JSON.stringify(await refuseInWords(locale, 401, 'notAuthenticated').json())
  expect(await messageIn('en')).toContain('Not Authenticated')
  expect(await messageIn('es')).toContain('Sin sesión iniciada')
})
