import 'server-only'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from '@/config/env'

/**
 * The secret of a quote's address, computed from a nonce of the quote and the site's own secret: the
 * office can copy it again, and whoever reads the database alone can't. A new nonce ends the old one.
 */
export function linkToken(quoteId: number, nonce: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`quote-link:${quoteId}:${nonce}`)
    .digest('base64url')
}

/** By what a token is found. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A nonce for a quote's link and the hash that its token is found by. */
export function newLink(quoteId: number): { linkNonce: string; linkHash: string } {
  const linkNonce = randomBytes(16).toString('base64url')
  return { linkNonce, linkHash: hashOfToken(linkToken(quoteId, linkNonce)) }
}

const shape = /^[A-Za-z0-9_-]{43}$/

/** Whether a text could be a token at all. */
export function isTokenShaped(token: string): boolean {
  return shape.test(token)
}
