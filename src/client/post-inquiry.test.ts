import { afterEach, expect, it, vi } from 'vitest'
import type { Answer } from './api'
import { postInquiry } from './post-inquiry'

const answers = vi.hoisted(() => ({ next: undefined as unknown }))
vi.mock('./api', () => ({ callApi: () => Promise.resolve(answers.next) }))

const setError = vi.fn()
afterEach(() => setError.mockClear())

type Fields = { name: string; email: string }

function send(next: Answer) {
  answers.next = next
  return postInquiry<Fields>({
    address: '/api/inquiries',
    body: {},
    setError,
    fields: ['name', 'email'],
  })
}

const refused = (...fields: string[]): Answer => ({
  ok: false,
  kind: 'refused',
  status: 422,
  body: null,
  errors: fields.map((field) => ({ field, message: `wrong: ${field}` })),
})

it('says whether what was written is taken, and leaves what is wrong at its fields', async () => {
  expect(await send({ ok: true, status: 201, body: null })).toBe('taken')
  expect(setError).not.toHaveBeenCalled()
  expect(await send(refused('email', 'locale'))).toBe('at_fields')
  expect(setError).toHaveBeenCalledOnce()
})

it('keeps nobody looking at fields where none says what is wrong', async () => {
  expect(await send(refused('locale'))).toBe('other')
  expect(await send(refused(''))).toBe('other')
  expect(await send({ ok: false, kind: 'offline' })).toBe('other')
})

it('hands on in the server’s words that too much was sent', async () => {
  const tooMany = { ok: false, kind: 'too_many', seconds: 60, body: null } as const
  const message = 'Please try again in a minute.'
  expect(await send({ ...tooMany, errors: [{ field: '', message }] })).toEqual({
    sentence: message,
  })
  expect(await send({ ...tooMany, errors: [] })).toBe('other')
})
