import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WallPlate } from './wall-plate'

const drawn = (widthIn: number) =>
  renderToStaticMarkup(
    <WallPlate
      view="wide"
      limits={{ mostLb: 130, lbPerSqFt: 6.5, shortIn: 72, longIn: 120 }}
      panels="{panels} panels"
      onePanel="One panel"
      each="{wide} each"
      alone="{wide} alone"
      tooHigh=""
      plan=""
      scaled=""
      label="A wall: {panels}."
      inches={String}
      {...{ widthIn, heightIn: 96 }}
    />,
  )

test('a wall of one panel is not told as if there were more', () => {
  expect(drawn(24)).toContain('24 alone')
  expect(drawn(24)).toContain('A wall: One panel.')
  expect(drawn(96)).toContain('each')
  expect(drawn(96)).toContain('A wall: 4 panels.')
})
