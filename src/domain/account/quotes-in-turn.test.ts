import { expect, it } from 'vitest'
import { quotesInTurn } from './quotes-in-turn'

const done = { id: 1, answerAddress: null, due: null }
const toPay = { id: 2, answerAddress: null, due: { amount: 100 } }
const toAccept = { id: 3, answerAddress: '/q/token', due: { amount: 50 } }

it('puts what waits for the customer first, and keeps the order otherwise', () => {
  const { inTurn, first } = quotesInTurn([done, toPay, toAccept])
  expect(inTurn).toEqual([toPay, toAccept, done])
  expect(first).toBe(toPay)
  expect(quotesInTurn([done])).toMatchObject({ inTurn: [done], first: undefined })
})

it('finds the first way to pay below what waits for a yes', () => {
  expect(quotesInTurn([toAccept, done, toPay])).toMatchObject({
    first: toAccept,
    firstPaidHere: toPay,
  })
  expect(quotesInTurn([toAccept]).firstPaidHere).toBeUndefined()
})
