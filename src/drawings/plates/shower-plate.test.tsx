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

function drawn(view: keyof typeof views, material?: GlassMaterial): string {
  const Plate = views[view]
  return renderToStaticMarkup(
    <Plate
      {...{ widthIn: 60, heightIn: 76, mostDoorIn: 40, material }}
      {...{ label: 'A shower', door: 'door', scaled: '{scale}', inches: String }}
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
