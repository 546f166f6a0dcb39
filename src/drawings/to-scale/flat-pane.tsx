import { GlassPane } from '../marks/glass-pane'
import type { Rect } from '../marks/shapes'
import type { GlassMaterial } from '../material/glass-material'
import { MaterialPane } from '../material/material-pane'

type Props = { pane: Rect; id: string; material: GlassMaterial; name: string | number }

/** A pane of glass on the bench. Whatever is not clear needs the veil of its drawing. */
export function FlatPane({ pane, id, material, name }: Props) {
  const { x, y, width, height } = pane
  const box = { x, y, width, height }
  return material === 'clear' ? (
    <GlassPane pane={box} id={id} name={name} fresh />
  ) : (
    <MaterialPane {...{ id, material, name }} pane={box} {...onBench} />
  )
}

/** Nothing stands behind it that a texture could change. */
const onBench = { detail: 'flat', pxPerIn: 0 } as const
