import type { ComponentType } from 'react'
import { KitchenDrawing } from './kitchen'
import { MirrorsDrawing } from './mirrors'
import type { DrawingProps } from './sheet'
import { ShowerDrawing } from './shower'
import { StaircaseDrawing } from './staircase'
import { StorefrontDrawing } from './storefront'
import { TableDrawing } from './table'
import { WindowDrawing } from './window'

const drawings: [part: string, drawing: ComponentType<DrawingProps>][] = [
  ['shower', ShowerDrawing],
  ['mirror', MirrorsDrawing],
  ['kitchen', KitchenDrawing],
  ['window', WindowDrawing],
  ['storefront', StorefrontDrawing],
  ['office', StorefrontDrawing],
  ['commercial', StorefrontDrawing],
  ['stair', StaircaseDrawing],
  ['rail', StaircaseDrawing],
  ['table', TableDrawing],
  ['furniture', TableDrawing],
]

/** What stands in for a picture that is not there yet: a drawing of the kind of work. */
export function CategoryDrawing({ slug, className }: DrawingProps & { slug: string }) {
  const [, Drawing] = drawings.find(([part]) => slug.includes(part)) ?? ['', ShowerDrawing]
  return <Drawing {...(className === undefined ? {} : { className })} />
}
