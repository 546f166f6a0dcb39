import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Locale } from '@/config/locales'
import { pageAddress } from '@/config/page-address'
import { hashOfToken } from '../links/link-token'

/** The secret of a shared estimate's address, and what finds it: the token itself is not kept. */
export function newSharedToken(): { token: string; linkHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, linkHash: hashOfToken(token) }
}

/** It stands where the links of quotes do, since it is read like one. */
export function addressOfShared(token: string, locale: Locale): string {
  return pageAddress(locale, `/q/${token}`)
}
