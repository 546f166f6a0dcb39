import { expect, it, vi } from 'vitest'
import { showFieldMessages } from './field-messages'

const fields = ['name', 'email'] as const

it('hands on what the server says of the fields, and goes to the first', () => {
  const setError = vi.fn()
  const messages = [
    { field: 'email', message: 'A valid email is required.' },
    { field: 'name', message: 'Name is required.' },
  ]
  expect(showFieldMessages(messages, fields, setError)).toBe(true)
  expect(setError.mock.calls).toEqual([
    ['email', { type: 'server', message: 'A valid email is required.' }, { shouldFocus: true }],
    ['name', { type: 'server', message: 'Name is required.' }, { shouldFocus: false }],
  ])
})

it('names no field where the server named none of the form’s', () => {
  const setError = vi.fn()
  const messages = [
    { field: '', message: 'Too many' },
    { field: 'request', message: 'No price' },
  ]
  expect(showFieldMessages(messages, fields, setError)).toBe(false)
  expect(showFieldMessages([], fields, setError)).toBe(false)
  expect(setError).not.toHaveBeenCalled()
})
