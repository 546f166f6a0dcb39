import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PictureDimensions } from './picture-dimensions'

it('every figure over a picture stands on paper', () => {
  const marks = [
    { axis: 'x' as const, from: 20, to: 60, at: 10, figure: '26″' },
    { axis: 'y' as const, from: 20, to: 90, at: 15, figure: '40″' },
  ]
  const drawn = renderToStaticMarkup(
    <PictureDimensions
      {...{ marks, picture: { width: 1000, height: 500 }, unit: 1, className: '' }}
    />,
  )
  const middles = [
    ...drawn.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
  ].map(([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
    return [x + width / 2, y + height / 2]
  })
  expect(middles).toEqual([
    [400, 50],
    [150, 275],
  ])
})
