import type {
  FactSource,
  LimitDrawing,
  MetalKey,
  PlateDrawing,
} from '../../../src/domain/content/plate-choices'

/** What staff choose from, as the admin calls it. */
export const plateLabels: Record<PlateDrawing, string> = {
  shower: 'Shower: elevation with four details',
  mirrors: 'Mirrors: dimensions on the picture',
  window: 'Windows: a sealed unit at full size',
  doors: 'Doors: four on one ground line',
  shelf: 'Shelves: what each thickness bends',
  stairs: 'Stairs: a flight in section',
  storefront: 'Commercial: a storefront bay by bay',
  wall: 'Glass walls: plan and elevation',
  broken: 'Replacement: a broken pane and the tape',
  table: 'Furniture: a table from above',
  office: 'Office partitions: a plan',
  'one-offs': 'Other glass: six pieces along one wall',
}

export const limitLabels: Record<LimitDrawing, string> = {
  'shower-heights': 'How tall shower glass can be',
  'mirror-shapes': 'Shapes of mirrors on one line',
  'window-panes': 'One pane, two panes, a coating',
  'flame-panes': 'A flame before one pane, two panes, not known',
}

export const metalLabels: Record<MetalKey, string> = {
  chrome: 'Chrome',
  nickel: 'Brushed nickel',
  black: 'Matte black',
  brass: 'Brushed brass',
}

export const sourceLabels: Record<FactSource, string> = {
  word: 'As it is written here',
  warranty: 'The warranty of Company; hidden while it is empty',
  making: 'How long glass is made, by Visits to book; hidden while that is empty',
  certifications: 'Only while Company lists a certification or license',
}
