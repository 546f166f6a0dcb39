import { orderKindOf } from '@/domain/booking/order-kind'
import type { OrderKind } from '@/domain/booking/order-kind'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import type { MirrorShape } from '@/domain/services-catalogue/mirror-shapes'

/** What the rail of a page offers, and what it begins with. */
export type RailOffer =
  /** A price that runs with the size, and goes on in the builder. */
  | {
      kind: 'priced'
      work: OpeningWork
      size: OpeningSize
      /** The builder takes a bare number of this service for feet. */
      inFeet?: true
      /** What lies flat has no height. */
      lies?: true
      /** Its thickness is chosen in the rail. */
      hasThickness?: true
      /** It is cut to a shape, and this one is pictured. */
      firstShape?: MirrorShape
    }
  /** Nobody prices it online: a person does, after a visit. */
  | {
      kind: 'visit'
      order: OrderKind
      /** Where it is drawn, and a range is seen. */ drawnAt?: string
    }

/** Whose lead times hold for what the page offers. */
export function orderKindOfOffer(offer: RailOffer): OrderKind {
  return offer.kind === 'visit' ? offer.order : orderKindOf(offer.work.service)
}

/** The usual size of a page; null where it is priced after a visit. */
export function sizeOf(offer: RailOffer): OpeningSize | null {
  return offer.kind === 'priced' ? offer.size : null
}
