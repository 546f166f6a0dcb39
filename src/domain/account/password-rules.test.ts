import { describe, expect, it } from 'vitest'
import { isCommonPassword, passwordProblem } from './password-rules'

describe('passwordProblem', () => {
  it.each([
    ['abcd5', 'passwordTooShort'],
    ['x7kQ2m', null],
    ['      ', 'passwordTooShort'],
    ['🪟🚿🪞🔧🏠', 'passwordTooShort'],
    ['🪟🚿🪞🔧🏠🔑', null],
    ['x'.repeat(40) + 'y7'.repeat(44), null],
    ['x7'.repeat(65), 'passwordTooLong'],
    ['Password1!', 'passwordTooCommon'],
  ])('judges a customer’s %j as %j', (password, expected) => {
    expect(passwordProblem(password, { role: 'customer' })).toBe(expected)
  })

  it.each([
    ['x7kQ2m', 'staffPasswordTooShort'],
    ['x7kQ2mw0p4Z', 'staffPasswordTooShort'],
    ['x7kQ2mw0p4Zr', null],
    ['letmeinletmein', 'passwordTooCommon'],
  ])('judges %j of staff and admin alike as %j', (password, expected) => {
    expect(passwordProblem(password, { role: 'staff' })).toBe(expected)
    expect(passwordProblem(password, { role: 'office' })).toBe(expected)
    expect(passwordProblem(password, { role: 'admin' })).toBe(expected)
  })

  it('refuses one’s own address and the name in it', () => {
    const owner = { role: 'customer', email: 'avery.sample@example.com' } as const
    expect(passwordProblem('Avery.Sample@example.com', owner)).toBe('passwordTooCommon')
    expect(passwordProblem('avery.sample', owner)).toBe('passwordTooCommon')
    expect(passwordProblem('avery.sample.w1ndow', owner)).toBeNull()
  })
})

describe('isCommonPassword', () => {
  it.each([
    '123456',
    'qwerty',
    'PASSWORD1',
    'aaaaaaaa',
    '34567890'.slice(0, 7),
    'hgfedcba',
    'bcdefgh',
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['edge-green', '36 5/8 x 76', 'acegik'])('lets %s pass', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
