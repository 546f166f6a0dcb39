import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { env } from '@/config/env'
import { pageAddress } from '@/config/page-address'
import type { Booking } from '@/payload-types'
import { hashOfToken } from '../links/link-token'

/** A secret that names a hold; stored is only what finds it. */
export function newHoldToken(): { token: string; holdHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, holdHash: hashOfToken(token) }
}

/**
 * The secret by which a booked visit is moved and called off, computed from a nonce of the booking and the
 * site's own secret: letters can name it again, and whoever reads the database alone can't.
 */
export function visitToken(bookingId: number, nonce: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`booked-visit:${bookingId}:${nonce}`)
    .digest('base64url')
}

/** A nonce for the link of a booking and the hash that its token is found by. */
export function newVisitLink(bookingId: number): { linkNonce: string; linkHash: string } {
  const linkNonce = randomBytes(16).toString('base64url')
  return { linkNonce, linkHash: hashOfToken(visitToken(bookingId, linkNonce)) }
}

/** The address under which a customer sees, moves and calls off what he booked. */
export function addressOfVisit({ id, linkNonce, language }: Booking): string {
  return pageAddress(language, `/visit/${visitToken(id, linkNonce ?? '')}`)
}
