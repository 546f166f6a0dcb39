import { about } from './about'
import { doors } from './doors'
import { hardware } from './hardware'
import { mirrors } from './mirrors'
import { shelves } from './shelves'
import { showerGlass } from './shower-glass'
import { glassWall } from './glass-wall'
import { other } from './other'
import { commercial } from './commercial'
import { staircases } from './staircases'
import { glassFurniture } from './glass-furniture'
import { glassReplacement } from './glass-replacement'
import { glassStylesPage } from './glass-styles-page'
import { officePartitions } from './office-partitions'
import { windows } from './windows'
import type { SamplePage } from './sample-page'

/**
 * Weights are soda-lime glass by its thickness; hinge, size and opening limits are those of the
 * trade's catalogues that the glass rules start from.
 */
export const pages: SamplePage[] = [
  about,
  doors,
  hardware,
  shelves,
  showerGlass,
  mirrors,
  glassWall,
  other,
  windows,
  staircases,
  commercial,
  glassFurniture,
  glassReplacement,
  glassStylesPage,
  officePartitions,
]
