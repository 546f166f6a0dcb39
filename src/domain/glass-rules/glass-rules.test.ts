import { describe, expect, it } from 'vitest'
import { adviseHinges } from './door-hinges'
import { defaultGlassRuleLimits } from './limits'
import { paneWeightLb } from './pane-weight'

const thin = 9.525
const thick = 12.7

describe('paneWeightLb', () => {
  it.each([
    [24, thin, 68],
    [28, thin, 79],
    [30, thin, 85],
    [36, thin, 102],
    [24, thick, 87],
    [30, thick, 108],
    [36, thick, 130],
  ])(
    'of a door %i in wide and 80 in high, %f mm thick, is the %i lb of the catalog',
    (widthIn, thicknessMm, weight) => {
      expect(Math.round(paneWeightLb({ widthIn, heightIn: 80, thicknessMm }))).toBe(weight)
    },
  )

  it('follows the thickness where the catalog names none', () => {
    expect(paneWeightLb({ widthIn: 12, heightIn: 12, thicknessMm: 10 })).toBeCloseTo(5.12)
  })
})

describe('adviseHinges', () => {
  const advise = (widthIn: number, heightIn: number, thicknessMm: number) =>
    adviseHinges({ widthIn, heightIn, thicknessMm })

  it('finds two standard hinges enough for a usual door', () => {
    expect(advise(28, 76, thin)).toEqual({
      fits: true,
      weightLb: 75,
      hinges: 2,
      hingeClass: 'standard',
    })
  })

  it('adds a hinge, then takes a stronger class, as weight and width ask', () => {
    expect(advise(28.1, 76, thin)).toMatchObject({ hinges: 3, hingeClass: 'standard' })
    expect(advise(24, 80, thick)).toMatchObject({ hinges: 3, hingeClass: 'standard' })
    expect(advise(36, 76, thin)).toMatchObject({ hinges: 2, hingeClass: 'larger' })
    expect(advise(36, 80, thick)).toMatchObject({ hinges: 3, hingeClass: 'larger' })
    expect(advise(38, 76, thick)).toMatchObject({ hinges: 2, hingeClass: 'largest' })
  })

  it('says so when no hinge carries the door', () => {
    expect(advise(40, 76, thin)).toEqual({ fits: false, weightLb: 108 })
    expect(advise(39, 96, thick)).toMatchObject({ fits: false })
  })

  it('judges by the exact weight, not by the one it shows', () => {
    // 22.2 in at 80 in is the widest door of 1/2 in glass on two standard hinges.
    expect(advise(22.1, 80, thick)).toMatchObject({ hinges: 2, weightLb: 80 })
    expect(advise(22.2, 80, thick)).toMatchObject({ hinges: 3, weightLb: 80 })
  })

  it('follows the limits it is given', () => {
    const door = { widthIn: 28, heightIn: 76, thicknessMm: thin }
    expect(adviseHinges(door, { ...defaultGlassRuleLimits, hingeSets: [] }).fits).toBe(false)
  })
})
