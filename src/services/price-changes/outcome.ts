import 'server-only'
import type { Missing } from '@/domain/price-change/standing'

/** Why nothing was done. */
export type PriceRefusal =
  | { ok: false; kind: 'forbidden' | 'malformed' | 'notFound' }
  /** Prices that a row can't hold. */
  | { ok: false; kind: 'impossible'; names: string[] }
  /** What is there still to do before it can be published. */
  | { ok: false; kind: 'missing'; missing: Missing[] }
  /** It is no draft any more, or not published, or its prices were changed since. */
  | { ok: false; kind: 'wrongState' | 'ownLook' }
  | { ok: false; kind: 'touchedSince'; names: string[] }
