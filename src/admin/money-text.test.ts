import { describe, expect, it } from 'vitest'
import { bareMoneyText, dateText, moneyText } from './money-text'

describe('moneyText', () => {
  it('shows the decimals of the currency, whichever way its code is written', () => {
    expect(moneyText(1266.9, 'usd')).toBe('$1,266.90')
    expect(moneyText(1266, 'JPY')).toBe('¥1,266')
  })

  it('names a currency that it does not know', () => {
    expect(moneyText(5, '')).toBe('5')
    expect(moneyText(5, 'dollars')).toBe('5 dollars')
  })
})

describe('bareMoneyText', () => {
  it('leaves the sign to the heading', () => {
    expect(bareMoneyText(1266.9, 'USD')).toBe('1,266.90')
  })
})

describe('dateText', () => {
  it('shows the day in Dallas', () => {
    expect(dateText('2026-11-21T03:00:00.000Z')).toBe('Nov 20, 2026')
  })

  it('leaves what is no date as it is', () => {
    expect(dateText('soon')).toBe('soon')
  })
})
