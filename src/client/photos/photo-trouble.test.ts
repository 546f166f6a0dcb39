import { expect, it } from 'vitest'
import { troubleWith } from './photo-trouble'

it.each([
  ['text/plain', 'not_a_picture'],
  ['application/pdf', 'not_a_picture'],
  ['image/heic', 'not_sent'],
  ['', 'not_sent'],
])('of a file of type %j is %s', (type, trouble) => {
  expect(troubleWith({ type })).toBe(trouble)
})
