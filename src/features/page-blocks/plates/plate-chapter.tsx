import type { ReactNode } from 'react'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'
import { MirrorPlate } from './mirror-plate'
import { ShowerPlate } from './shower-plate'

export type PlateProps = FieldsOf<'plate'> & {
  context: PlateContext
  /** Stands where the composition wants it: on a phone before the details. */
  rail: ReactNode
}

/** What the page opens with; every product has a composition of its own. */
export function PlateChapter(plate: PlateProps) {
  switch (plate.drawing) {
    case 'shower':
      return <ShowerPlate {...plate} />
    case 'mirrors':
      return <MirrorPlate {...plate} />
  }
}
