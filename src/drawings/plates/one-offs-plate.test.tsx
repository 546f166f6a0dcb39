import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OneOffsPlate } from './one-offs-plate'
import { plateViews } from './plate-view'

it.each(plateViews)('every figure has its whole height within the drawing, %s', (view) => {
  const drawn = renderToStaticMarkup(
    <OneOffsPlate {...{ view, label: 'One-offs', inches: (length) => `${length}″` }} />,
  )
  const figures = [...drawn.matchAll(/<text x="[\d.]+" y="([-\d.]+)"[^>]*>\d+″</g)]
  expect(figures.length).toBeGreaterThan(3)
  for (const [, y] of figures) expect(Number(y)).toBeGreaterThan(8)
})
