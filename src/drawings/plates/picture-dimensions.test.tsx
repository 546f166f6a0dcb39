import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PictureDimensions } from './picture-dimensions'

const marks = [
  { axis: 'x' as const, from: 20, to: 60, at: 10, figure: '26″' },
  { axis: 'y' as const, from: 20, to: 90, at: 15, figure: '40″' },
]
const drawn = renderToStaticMarkup(
  <PictureDimensions {...{ marks, picture: { width: 1000, height: 500 } }} />,
)

it('every figure over a picture stands on paper, in the middle of what it measures', () => {
  const placed = [...drawn.matchAll(/<svg x="([\d.]+%)" y="([\d.]+%)"[^>]*><g[^>]*><rect/g)]
  expect(placed.map(([, x, y]) => [x, y])).toEqual([
    ['40%', '10%'],
    ['15%', '55%'],
  ])
})

it('covers its frame as the picture does, and is as large on every screen', () => {
  expect(drawn).toContain('max(100cqw, 200cqh)')
  expect(drawn).toContain('max(100cqh, 50cqw)')
  expect(drawn).not.toContain('viewBox')
})
