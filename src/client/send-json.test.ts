import { describe, expect, it } from 'vitest'
import { errorsIn } from './send-json'

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
