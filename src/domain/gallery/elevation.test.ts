import { describe, expect, it } from 'vitest'
import { elevationOf, lineHeightIn, widthsUnder } from './elevation'
import type { MeasuredWork } from './elevation'

const picture = { width: 1600, height: 1000 }

/** A tenth of an inch to the pixel: 40 × 80 in, on a curb of 5 in. */
const shower: MeasuredWork = {
  widthIn: 40,
  heightIn: 80,
  lowerEdgeIn: 5,
  lines: { left: 0.25, right: 0.5, top: 0.1, bottom: 0.9 },
  floor: 0.95,
  panels: [],
}

const measured = (work: Partial<MeasuredWork>) => {
  const elevation = elevationOf({ ...shower, ...work }, picture)
  if (elevation === null) throw new Error('It has a scale.')
  return elevation
}

describe('elevationOf', () => {
  it('ends what shows at the floor, and begins it a little beside and above the glass', () => {
    const { crop, glass, picture: whole } = measured({})
    expect(crop).toMatchObject({ bottomIn: 0, widthIn: 40 + 2 * 6 })
    expect(whole).toMatchObject({ widthIn: 160, heightIn: 100, leftIn: 34 })
    expect(glass.leftIn).toBeCloseTo(6)
    expect(glass.lowerEdgeIn).toBeCloseTo(5)
    // the picture begins ten inches above the glass: there is no more to show
    expect(crop.heightIn).toBeCloseTo(95)
    expect(whole.aboveIn).toBe(0)
  })

  it('hangs what has no floor in its picture at its true height', () => {
    const { crop, glass } = measured({ floor: null, lowerEdgeIn: 43 })
    expect(crop.bottomIn).toBeCloseTo(43 - 6)
    expect(glass.lowerEdgeIn).toBeCloseTo(43)
  })

  it('never shows more than the line is high', () => {
    const { crop, picture: whole } = measured({
      widthIn: 80,
      heightIn: 160,
      lowerEdgeIn: 10,
    })
    expect(crop.heightIn + crop.bottomIn).toBeCloseTo(lineHeightIn)
    expect(whole.aboveIn).toBeCloseTo(190 - lineHeightIn)
  })

  it('has nothing to say of a picture that was taken at an angle', () => {
    expect(elevationOf({ ...shower, heightIn: 70 }, picture)).toBeNull()
  })

  it('divides the width as the panels do, or where the picture shows a joint', () => {
    const panels = [
      { widthIn: 10, role: 'fixed', endsAt: null },
      { widthIn: 30, role: 'door', endsAt: null },
    ] as const
    expect(measured({ panels: [...panels] }).spans).toMatchObject([
      { fromIn: 6, toIn: 16, widthIn: 10, role: 'fixed' },
      { fromIn: 16, toIn: 46, widthIn: 30, role: 'door' },
    ])
    const seen = measured({ panels: [{ ...panels[0], endsAt: 0.3 }, panels[1]] }).spans
    expect(seen[0]?.toIn).toBeCloseTo(14)
    expect(seen[1]?.fromIn).toBeCloseTo(14)
    expect(seen[1]?.toIn).toBeCloseTo(46)
  })
})

describe('widthsUnder', () => {
  it('gives one width for panels that meet, and each its own where wall shows between them', () => {
    const pair = (role: 'lite' | 'gap') =>
      widthsUnder(
        measured({
          panels: [
            { widthIn: 15, role: 'mirror', endsAt: null },
            { widthIn: 10, role, endsAt: null },
            { widthIn: 15, role: 'mirror', endsAt: null },
          ],
        }),
      ).map(({ widthIn }) => widthIn)
    expect(pair('lite')).toEqual([40])
    expect(pair('gap')).toEqual([15, 15])
  })
})
