import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'
import { MirrorPlate } from './mirror-plate'
import { DoorsPlate } from './doors-plate'
import { ShelfPlate } from './shelf-plate'
import { StairPlate } from './stair-plate'
import { StorefrontPlate } from './storefront-plate'
import { WallPlate } from './wall-plate'
import { BrokenPlate } from './broken-plate'
import { TablePlate } from './table-plate'
import { OfficePlate } from './office-plate'
import { OneOffsPlate } from './one-offs-plate'
import { ShowerPlate } from './shower-plate'
import { WindowPlate } from './window-plate'

export type PlateProps = FieldsOf<'plate'> & {
  context: PlateContext
}

/** What the page opens with; every product has a composition of its own. */
export function PlateChapter(plate: PlateProps) {
  switch (plate.drawing) {
    case 'shower':
      return <ShowerPlate {...plate} />
    case 'mirrors':
      return <MirrorPlate {...plate} />
    case 'window':
      return <WindowPlate {...plate} />
    case 'doors':
      return <DoorsPlate {...plate} />
    case 'shelf':
      return <ShelfPlate {...plate} />
    case 'stairs':
      return <StairPlate {...plate} />
    case 'storefront':
      return <StorefrontPlate {...plate} />
    case 'wall':
      return <WallPlate {...plate} />
    case 'broken':
      return <BrokenPlate {...plate} />
    case 'table':
      return <TablePlate {...plate} />
    case 'office':
      return <OfficePlate {...plate} />
    case 'one-offs':
      return <OneOffsPlate {...plate} />
  }
}
