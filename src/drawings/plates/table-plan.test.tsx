import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TablePlan } from './table-plan'

function figuresOf(widthIn: number, depthIn: number) {
  const markup = renderToStaticMarkup(
    <TablePlan
      {...{ widthIn, depthIn, shape: 'rectangle', edge: 'flat', radiusIn: 0, view: 'wide' }}
      label="A table"
      inches={(length) => String(length)}
    />,
  )
  const placeOf = (figure: number) => {
    const [, x, y] =
      new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${figure}</text>`).exec(markup) ?? []
    return { x: Number(x), y: Number(y) }
  }
  return { width: placeOf(widthIn), depth: placeOf(depthIn) }
}

it('has its figures by the chairs, however small it is, and within the sheet', () => {
  const large = figuresOf(72, 36)
  const small = figuresOf(36, 76)
  expect(large.depth.x).toBeGreaterThan(870)
  expect(large.width.y).toBeLessThan(30)
  expect(small.depth.x).toBeLessThan(630)
  expect(small.width.y).toBeGreaterThan(60)
})
