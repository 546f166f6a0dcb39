import { expect, it } from 'vitest'
import { isRealKey } from './load-stripe-script'

it('takes only a key that Stripe gave out for a real one', () => {
  expect(isRealKey('pk_test_51HqExVL8wd3kQmP0a1b2c3d4')).toBe(true)
  expect(isRealKey('pk_live_51HqExVL8wd3kQmP0a1b2c3d4')).toBe(true)
  for (const key of [
    null,
    undefined,
    '',
    'pk_test_placeholder',
    'pk_test_xxxxxxxxxxxxxxxxxxxxxxxx',
    'pk_test_your0publishable0key0here0',
    'sk_test_51HqExVL8wd3kQmP0a1b2c3d4',
  ]) {
    expect(isRealKey(key)).toBe(false)
  }
})
