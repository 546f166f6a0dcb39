import fc from 'fast-check'
import { email as payloadsRule } from 'payload/shared'
import { expect, it } from 'vitest'
import { isEmailAddress } from './email-address'

type Options = Parameters<typeof payloadsRule>[1]

/** What the fields of the collections say of it. */
function isStored(text: string): boolean {
  const options = { req: { t: (key: string) => key, payload: {} } } as unknown as Options
  return payloadsRule(text, options) === true
}

it.each(['a@b.co', "o'brien+glass@mail.example.org", 'a-b_c@ex--ample.com', 'A@B.DE'])(
  'takes %s',
  (text) => {
    expect(isEmailAddress(text)).toBe(true)
    expect(isStored(text)).toBe(true)
  },
)

it.each([
  'josé@example.com',
  'user@bücher.de',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@-example.com',
  'a@b',
  '"a"@example.com',
  'a b@example.com',
  'a@example.com\n',
])('refuses %j', (text) => {
  expect(isEmailAddress(text)).toBe(false)
  expect(isStored(text)).toBe(false)
})

it('judges every address as the collections do', () => {
  const piece = fc.constantFrom(
    'a',
    'Z',
    '9',
    '.',
    '-',
    '_',
    '+',
    '@',
    'é',
    ' ',
    '"',
    'com',
    '\u0000',
  )
  const text = fc.oneof(
    fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join('')),
    fc
      .tuple(fc.array(piece, { maxLength: 4 }), fc.array(piece, { maxLength: 4 }))
      .map(([before, after]) => `${before.join('')}a@b${after.join('')}.com`),
  )
  fc.assert(
    fc.property(text, (address) => {
      expect(isEmailAddress(address)).toBe(isStored(address))
    }),
    { numRuns: 5000 },
  )
})
