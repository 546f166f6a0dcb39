import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostDisagreement, registerGlass } from './registration'

const picture = { width: 1600, height: 1000 }
const lines = { left: 0.25, right: 0.5, top: 0.1, bottom: 0.9 }

describe('registerGlass', () => {
  it('takes the scale from the width', () => {
    // 400 px across, 800 px down
    expect(registerGlass(lines, { widthIn: 40, heightIn: 80 }, picture)).toEqual({
      ok: true,
      inchesPerPixel: 0.1,
      disagreement: 0,
    })
  })

  it('takes a height that disagrees by six percent, and refuses one by more', () => {
    const judged = (heightIn: number) => registerGlass(lines, { widthIn: 40, heightIn }, picture)
    expect(judged(80 * 1.0599).ok).toBe(true)
    expect(judged(80 * 0.9401).ok).toBe(true)
    expect(judged(80 * 1.0601)).toMatchObject({ ok: false, code: 'disagrees', shownHeightIn: 80 })
    expect(judged(80 * 0.9399)).toMatchObject({ ok: false, code: 'disagrees' })
  })

  it('refuses lines that have crossed', () => {
    const size = { widthIn: 40, heightIn: 80 }
    const crossed = { ok: false, code: 'out_of_order' }
    expect(registerGlass({ ...lines, right: 0.2 }, size, picture)).toEqual(crossed)
    expect(registerGlass({ ...lines, bottom: 0.1 }, size, picture)).toEqual(crossed)
  })

  it('judges alike whatever size the picture is stored in', () => {
    const size = fc.record({
      widthIn: fc.double({ min: 6, max: 300, noNaN: true }),
      heightIn: fc.double({ min: 6, max: 150, noNaN: true }),
    })
    fc.assert(
      fc.property(size, fc.double({ min: 0.1, max: 8, noNaN: true }), (glass, times) => {
        const small = registerGlass(lines, glass, picture)
        const large = registerGlass(lines, glass, { width: 1600 * times, height: 1000 * times })
        if (!('disagreement' in small) || !('disagreement' in large)) throw new Error('in order')
        expect(large.disagreement).toBeCloseTo(small.disagreement, 8)
        const isFarFromTheLimit = Math.abs(Math.abs(small.disagreement) - mostDisagreement) > 1e-6
        if (isFarFromTheLimit) expect(large.ok).toBe(small.ok)
      }),
    )
  })
})
