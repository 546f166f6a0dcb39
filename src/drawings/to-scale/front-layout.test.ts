import { expect, it } from 'vitest'
import { layOutStorefront } from '@/domain/storefront/lay-out-storefront'
import { usualStorefront } from '@/domain/storefront/storefront'
import type { Storefront } from '@/domain/storefront/storefront'
import { drafted } from '../marks/dimension-look'
import { strokesOf } from '../marks/dimension-strokes'
import { keyIn, keysIn } from './front-keys'
import { layOutFrontDrawing } from './front-layout'

const onPhone = (front: Storefront = usualStorefront) =>
  layOutFrontDrawing({
    front,
    layout: layOutStorefront(front),
    isSafe: () => false,
    room: { width: 326, height: 270 },
    small: true,
    chosen: null,
  })

const figuresOf = ({ dimensions }: ReturnType<typeof onPhone>) =>
  Object.fromEntries(dimensions.map(({ key, figure }) => [key, figure]))

it('writes on a phone how high the transom, the doors and the whole front are, within the sheet', () => {
  const layout = onPhone()
  expect(figuresOf(layout)).toMatchObject({ 'row-0': '36″', 'row-1': '84″', height: '10′ 0″' })
  expect(layout.scale.pxPerIn).toBe(1)
  expect(layout.width).toBe(326)
  for (const mark of layout.dimensions.filter(({ axis }) => axis === 'y')) {
    const { x } = strokesOf(mark, drafted, 14).figure
    expect(x).toBeGreaterThan(7)
    expect(x).toBeLessThan(layout.width - 7)
  }
})

it('writes the height of the transom within the sheet of a tablet that its front fills', () => {
  const front = { ...usualStorefront, widthIn: 408 }
  const { scale, dimensions, width } = layOutFrontDrawing({
    ...{ front, layout: layOutStorefront(front), isSafe: () => false, chosen: null },
    room: { width: 702, height: 440 },
    small: false,
  })
  expect(scale.caption).toBe('3/16')
  const heights = dimensions.filter(({ axis }) => axis === 'y')
  expect(heights.map(({ figure }) => figure)).toEqual(['36″', '84″', '10′ 0″'])
  for (const mark of heights) {
    const { x } = strokesOf(mark, drafted, 15).figure
    expect(x).toBeGreaterThan(7)
    expect(x).toBeLessThan(width - 7)
  }
})

it('draws no smaller for the sake of the height', () => {
  const layout = onPhone({ ...usualStorefront, widthIn: 260 })
  expect(layout.scale.pxPerIn).toBe(1)
  expect(figuresOf(layout)).not.toHaveProperty('height')
})

it('leaves out a figure that would run together with the next one', () => {
  const figures = figuresOf(onPhone({ ...usualStorefront, widthIn: 408 }))
  expect([figures['row-0'], figures['row-1']]).toEqual([undefined, '84″'])
})

it('has the number of a lite clear of the mark at its foot, and where there is room in its lower third', () => {
  const bay = { x: 100, y: 50, width: 84 }
  expect(keyIn({ ...bay, height: 252 }).y).toBeCloseTo(50 + 166.32)
  expect(keyIn({ ...bay, height: 84 })).toEqual({ x: 142, y: 98, radius: 12 })
  const low = { x: 100, y: 50, width: 42, height: 42 }
  const number = keyIn(low)
  const mark = { left: low.x + low.width - 21, top: low.y + low.height - 19 }
  const apart = Math.hypot(mark.left - number.x, mark.top - number.y)
  expect(apart).toBeGreaterThan(number.radius + 2)
  expect(number.y - number.radius).toBeGreaterThan(low.y)
})

it('leaves out a figure that would lie on another', () => {
  const layout = onPhone({ ...usualStorefront, widthIn: 600 })
  expect(layout.scale.pxPerIn).toBe(0.25)
  expect(figuresOf(layout)).not.toHaveProperty('row-0')
})

it('has no strokes where there is no room for their figure', () => {
  const { dimensions } = onPhone({ ...usualStorefront, widthIn: 408 })
  expect(dimensions.filter(({ figure }) => figure === '')).toEqual([])
})

it('is no higher than it needs, as far as its sheet would leave it bare', () => {
  const { height, front } = onPhone({ ...usualStorefront, widthIn: 600 })
  expect(height).toBeLessThan(270)
  expect(height - front.height).toBeLessThanOrEqual(48 + 48 + 96)
})

it('draws no zone that would lie under the number and the mark of its lite', () => {
  expect(onPhone().zones).toHaveLength(2)
  expect(onPhone({ ...usualStorefront, widthIn: 408 }).zones).toEqual([])
})

it('has the numbers in one row above the zones where one would lie on the line of a zone', () => {
  const layout = onPhone()
  const [top] = layout.zones
  const keys = keysIn(layout, true).filter((each) => each !== null)
  expect(keys).toHaveLength(4)
  expect(new Set(keys.map(({ y }) => y)).size).toBe(1)
  for (const { y, radius } of keys) expect(y + radius).toBeLessThan(top?.y ?? 0)
})

it('has the numbers clear of the name that a wide drawing has on its zone', () => {
  const layout = layOutFrontDrawing({
    ...{ front: usualStorefront, layout: layOutStorefront(usualStorefront), isSafe: () => false },
    ...{ room: { width: 620, height: 500 }, small: false, chosen: null },
  })
  const [top] = layout.zones
  for (const each of keysIn(layout, false)) {
    if (each) expect(each.y + each.radius).toBeLessThan((top?.y ?? 0) - 9)
  }
})

it('leaves the numbers where they are when they are clear of the zones', () => {
  const layout = onPhone({ ...usualStorefront, widthIn: 408 })
  const lites = layout.bays.filter(({ kind }) => kind === 'lite')
  expect(keysIn(layout, true).filter((each) => each !== null)).toEqual(lites.map(keyIn))
})
