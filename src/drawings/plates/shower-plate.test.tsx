import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { GlassMaterial } from '../material/glass-material'
import { ShowerPlateDrawing, ShowerPlateOnPhone } from './shower-plate'

const views = { wide: ShowerPlateDrawing, narrow: ShowerPlateOnPhone }
const marks: [GlassMaterial, string][] = [
  ['rain', '<feDisplacementMap'],
  ['etch', '<feGaussianBlur'],
  ['bronze', '--color-glass-bronze'],
  ['low_iron', '--color-glass-iron-edge'],
]

function drawn(view: keyof typeof views, material?: GlassMaterial, widthIn = 60): string {
  const Plate = views[view]
  return renderToStaticMarkup(
    <Plate
      {...{ widthIn, heightIn: 76, mostDoorIn: 40, material }}
      {...{ label: 'A shower', door: 'door', inches: String }}
      {...{ scaled: '{scale}″ = 1′', unscaled: 'not to scale' }}
    />,
  )
}

it.each(['wide', 'narrow'] as const)('a shower is drawn in its material, %s', (view) => {
  for (const [material, mark] of marks) {
    expect(drawn(view, material), material).toContain(mark)
    expect(drawn(view), material).not.toContain(mark)
  }
})

it('stands before a view only where its glass does something to it', () => {
  expect(drawn('wide', 'rain')).toContain('-scene"')
  expect(drawn('wide')).not.toContain('-scene"')
})

it.each(['wide', 'narrow'] as const)('stays legible however wide the opening is, %s', (view) => {
  const huge = drawn(view, undefined, 400)
  expect(huge).toContain('not to scale')
  expect(drawn(view)).toContain('1′')
  // what is measured is said: the whole, and the panes beside the usual door
  for (const figure of ['>400<', '>187<', '>26<']) expect(huge).toContain(figure)
})
