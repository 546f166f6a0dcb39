import type { EntryKind } from './entry-sizes'

/** What the home page prices, the first as it is in the picture. */
export const entryKinds: readonly [EntryKind, ...EntryKind[]] = [
  { serviceType: 'shower_glass_quote', widthIn: 60.625, heightIn: 80 },
  { serviceType: 'window_replacement', widthIn: 36, heightIn: 54 },
  { serviceType: 'new_window_installation', widthIn: 72, heightIn: 60, inFeet: true },
  { serviceType: 'mirrors_tabletops_quote', widthIn: 60, heightIn: 42, inFeet: true },
  { serviceType: 'commercial_glass_installation', widthIn: 120, heightIn: 96, inFeet: true },
]
