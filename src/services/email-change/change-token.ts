import 'server-only'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { ChangeSide } from '@/domain/account/email-change'
import type { EmailChange } from '@/payload-types'
import { hashOfToken, isTokenShaped } from '../links/link-token'

/** A secret to be mailed, and what is kept of it. */
export function newChangeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

/** What a token is found by; what does not look like one is looked for all the same, so that both take as long. */
export function hashOfChangeToken(token: unknown): string {
  return hashOfToken(typeof token === 'string' && isTokenShaped(token) ? token : '')
}

/** Whose yes the token with this hash is; null where it is neither's. */
export function sideOf(
  { oldHash, newHash }: Pick<EmailChange, 'oldHash' | 'newHash'>,
  hash: string,
): ChangeSide | null {
  const isOld = isSame(oldHash ?? '', hash)
  const isNew = isSame(newHash ?? '', hash)
  if (isOld) return 'old'
  return isNew ? 'new' : null
}

function isSame(kept: string, hash: string): boolean {
  const [one, other] = [Buffer.from(kept), Buffer.from(hash)]
  return one.length === other.length && timingSafeEqual(one, other)
}
