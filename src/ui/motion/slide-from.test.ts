import { describe, expect, it } from 'vitest'
import { slideFrom } from './slide-from'

const box = { x: 10, y: 20, width: 100, height: 50 }

describe('slideFrom', () => {
  it('leaves what did not move alone', () => {
    expect(slideFrom(box, { ...box })).toBeNull()
  })

  it('shows a box where it stood and as large as it was', () => {
    expect(slideFrom(box, { x: 30, y: 20, width: 200, height: 25 })).toEqual({
      x: -20,
      y: 0,
      scaleX: 0.5,
      scaleY: 2,
    })
  })

  it('does not scale from or to a line without length', () => {
    expect(slideFrom({ ...box, width: 0 }, box)).toMatchObject({ scaleX: 1 })
    expect(slideFrom(box, { ...box, height: 0 })).toMatchObject({ scaleY: 1 })
  })
})
