import { describe, expect, it } from 'vitest'
import { withYears, yearsAtWork } from './years-at-work'

describe('the years of a company', () => {
  it.each([
    [2005, 2026, 20],
    [2005, 2030, 25],
    [2021, 2026, 5],
    [2022, 2026, null],
  ])('founded in %i, in %i', (founded, now, years) => {
    expect(yearsAtWork(founded, now)).toBe(years)
  })

  it('stand where staff left a place for them', () => {
    expect(withYears('Since {year}: {years}+ years', 2005, 2026)).toBe('Since 2005: 20+ years')
    expect(withYears('1000+ projects', null, 2026)).toBe('1000+ projects')
  })

  it('are not said while nobody knows them', () => {
    expect(withYears('{years}+ years', null, 2026)).toBeNull()
    expect(withYears('{years}+ years', 2024, 2026)).toBeNull()
  })
})
