import { expect, it } from 'vitest'
import { layOutStorefront } from '@/domain/storefront/lay-out-storefront'
import { usualStorefront } from '@/domain/storefront/storefront'
import type { Storefront } from '@/domain/storefront/storefront'
import { drafted } from '../marks/dimension-look'
import { strokesOf } from '../marks/dimension-strokes'
import { keyDown, layOutFrontDrawing } from './front-layout'

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

it('draws no smaller for the sake of the height', () => {
  const layout = onPhone({ ...usualStorefront, widthIn: 260 })
  expect(layout.scale.pxPerIn).toBe(1)
  expect(figuresOf(layout)).not.toHaveProperty('height')
})

it('leaves out a figure that would run together with the next one', () => {
  const figures = figuresOf(onPhone({ ...usualStorefront, widthIn: 408 }))
  expect([figures['row-0'], figures['row-1']]).toEqual(['', '84″'])
})

it('has the number of a lite clear of the mark at its foot, and where there is room in its lower third', () => {
  expect(keyDown({ height: 252 })).toBeCloseTo(166.32)
  expect(keyDown({ height: 84 })).toBe(48)
  expect(keyDown({ height: 42 })).toBe(13)
})

it('leaves out a figure that would lie on another', () => {
  const layout = onPhone({ ...usualStorefront, widthIn: 600 })
  expect(layout.scale.pxPerIn).toBe(0.25)
  expect(figuresOf(layout)['row-0']).toBe('')
})
