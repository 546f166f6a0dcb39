import { describe, expect, it } from 'vitest'
import { givingBack } from './giving-back'

const quote = { isFullyPaid: false, totalMinor: 205_386, paidMinor: 102_693 }

describe('giving money of a quote back', () => {
  it('makes it owed again, for the price stays', () => {
    expect(givingBack(quote, 4550)).toEqual({
      paid: { before: 102_693, after: 98_143 },
      owed: { before: 102_693, after: 107_243 },
      isOwedAgain: true,
    })
  })

  it('makes nothing owed where all of it goes back', () => {
    expect(givingBack(quote, 102_693)).toEqual({
      paid: { before: 102_693, after: 0 },
      owed: { before: 102_693, after: 0 },
      isOwedAgain: false,
    })
  })

  it('makes nothing owed of a quote that is called paid', () => {
    expect(givingBack({ ...quote, isFullyPaid: true, paidMinor: 205_386 }, 4550)).toEqual({
      paid: { before: 205_386, after: 200_836 },
      owed: { before: 0, after: 0 },
      isOwedAgain: false,
    })
  })

  it('makes nothing owed as long as more stays than the price', () => {
    const dear = { ...quote, paidMinor: 210_000 }
    expect(givingBack(dear, 4614)).toMatchObject({ owed: { after: 0 }, isOwedAgain: false })
    expect(givingBack(dear, 4615)).toMatchObject({ owed: { after: 1 }, isOwedAgain: true })
  })
})
