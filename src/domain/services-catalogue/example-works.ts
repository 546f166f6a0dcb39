import type { OpeningSize, OpeningWork } from '../pricing/opening-request'

/** What is priced for example until a visitor has typed a size: the same work and size on every page. */
export const exampleWorks = {
  shower: { work: { service: 'shower_glass_quote' }, example: { widthIn: 36, heightIn: 76 } },
  window: { work: { service: 'new_window_installation' }, example: { widthIn: 72, heightIn: 60 } },
  mirror: { work: { service: 'mirrors_tabletops_quote' }, example: { widthIn: 60, heightIn: 42 } },
  pane: { work: { service: 'window_replacement' }, example: { widthIn: 36, heightIn: 54 } },
  door: { work: { service: 'door_replacement' }, example: { widthIn: 30, heightIn: 80 } },
  wall: {
    work: { service: 'other_new_installation', category: 'specialty', thicknessMm: 12.7 },
    example: { widthIn: 144, heightIn: 96 },
  },
  shelf: {
    work: { service: 'mirrors_tabletops_quote', category: 'tabletop' },
    example: { widthIn: 36, heightIn: 12 },
  },
  table: {
    work: { service: 'mirrors_tabletops_quote', category: 'tabletop' },
    example: { widthIn: 72, heightIn: 36 },
  },
} as const satisfies Record<string, { work: OpeningWork; example: OpeningSize }>

export type ExampleThing = keyof typeof exampleWorks
