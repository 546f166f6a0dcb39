import { randomBytes } from 'node:crypto'

/** A secret as the Standard Webhooks write it. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
