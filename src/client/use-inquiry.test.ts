import { expect, it } from 'vitest'
import { fieldProblemsIn } from './use-inquiry'

const refused = { ok: false, kind: 'refused', status: 422, body: null } as const

it('hands on what the server says of the fields', () => {
  const errors = [{ field: 'email', message: 'A valid email is required.' }]
  expect(fieldProblemsIn({ ...refused, errors })).toEqual({ email: 'A valid email is required.' })
})

it('names no field where the server named none', () => {
  const errors = [{ field: '', message: 'Too many' }]
  expect(fieldProblemsIn({ ok: true, status: 201, body: {} })).toEqual({})
  expect(fieldProblemsIn({ ok: false, kind: 'offline' })).toEqual({})
  expect(fieldProblemsIn({ ok: false, kind: 'too_many', seconds: 9, errors, body: null })).toEqual(
    {},
  )
  expect(fieldProblemsIn({ ...refused, status: 502, errors })).toEqual({})
  expect(fieldProblemsIn({ ...refused, errors: [] })).toEqual({})
})
