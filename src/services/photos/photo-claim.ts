import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

/**
 * A claim is what a visitor holds of his photos: whoever has it may send them along and take them back
 * as long as they were not sent, and nobody sees them by it. Only its hash is kept.
 */
export function newClaim(): string {
  return randomBytes(32).toString('base64url')
}

const shape = /^[A-Za-z0-9_-]{43}$/

/** By what the photos of a claim are found; null for what can be none. */
export function hashOfClaim(claim: unknown): string | null {
  if (typeof claim !== 'string' || !shape.test(claim)) return null
  return createHash('sha256').update(claim).digest('hex')
}
