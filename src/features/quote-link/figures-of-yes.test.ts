import { expect, it } from 'vitest'
import { figuresOfYes } from './figures-of-yes'

const known = { total: 1000, deposit: 500 }

it('keeps the line of the deposit while the server reckons, without an amount', () => {
  expect(figuresOfYes({ sums: known, known, paid: 0 })).toMatchObject({
    hasDeposit: true,
    deposit: 500,
  })
  expect(figuresOfYes({ sums: null, known, paid: 0 })).toMatchObject({
    hasDeposit: true,
    deposit: null,
    total: null,
  })
})

it('has no line of a deposit where all is due at once', () => {
  const whole = { total: 1000, deposit: null }
  expect(figuresOfYes({ sums: whole, known: whole, paid: 0 }).hasDeposit).toBe(false)
})

it('says which way the rest goes while the server reckons', () => {
  expect(figuresOfYes({ sums: known, known, paid: 1200 })).toMatchObject({
    isBack: true,
    left: 200,
  })
  expect(figuresOfYes({ sums: null, known, paid: 1200 })).toMatchObject({
    isBack: true,
    left: null,
  })
})
