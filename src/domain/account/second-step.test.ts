import { describe, expect, it } from 'vitest'
import { addressOfSecret, newSecret, recoveryCodeOf, stepOfCode, typedCode } from './second-step'

/** The ASCII text 12345678901234567890 of RFC 6238, appendix B, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('is that of RFC 6238 at %i s', (seconds, code, step) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(step)
  })

  it('counts half a minute before and after, and no longer', () => {
    expect(stepOfCode(secret, '287082', at(89))).toBe(1)
    expect(stepOfCode(secret, '287082', at(29))).toBe(1)
    expect(stepOfCode(secret, '287082', at(90))).toBeNull()
    expect(stepOfCode(secret, '287083', at(59))).toBeNull()
  })

  it('has an address that apps read', () => {
    const address = new URL(addressOfSecret(newSecret(), 'glass.example', 'a@b.example'))
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('issuer')).toBe('glass.example')
    expect(address.searchParams.get('secret')).toMatch(/^[A-Z2-7]{32}$/)
  })
})

describe('what is typed as a code', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['abcd-efgh-jkmn', { kind: 'recovery', code: 'ABCDEFGHJKMN' }],
    ['12345', null],
    ['1234567', null],
    ['abcd-efgh-ijkl', null],
    ['', null],
    [123456, null],
    [undefined, null],
    ['1'.repeat(1000), null],
  ])('%j', (typed, expected) => {
    expect(typedCode(typed)).toEqual(expected)
  })

  it('takes every recovery code there is', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const code = recoveryCodeOf(new Uint8Array(12).fill(byte))
      expect(code).toMatch(/^.{4}-.{4}-.{4}$/)
      expect(typedCode(code)?.kind).toBe('recovery')
    }
  })
})
