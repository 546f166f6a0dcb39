import type { Size } from './assumed-price'

/** What the rail of a page offers, and what it begins with. */
export type RailOffer =
  /** A figure that runs with the size, and goes on in the builder. */
  | { kind: 'priced'; serviceType: string; size: Size }
  /** Sizes go to the builder, which asks for the rest; a price needs more than they say. */
  | { kind: 'sized'; serviceType: string; size: Size }
  /** Nobody prices it online: a person does, after a visit. */
  | { kind: 'visit'; href: string }
