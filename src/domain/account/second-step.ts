import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, half a minute. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

const secretBytes = 20

/** A new secret, in base 32 as people type it where they cannot scan. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** What an authenticator app scans. */
export function addressOfSecret(secret: string, site: string, email: string): string {
  return new TOTP({ ...shape, secret, issuer: site, label: email }).toString()
}

/**
 * The half-minute that a code belongs to, counted from 1970; null where the code is wrong. A clock may be
 * off by one half-minute in either direction.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...shape, secret })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** What a person types, with the spaces that apps show between the digits; null where it is no code. */
export function typedCode(typed: unknown): { kind: 'app' | 'recovery'; code: string } | null {
  if (typeof typed !== 'string' || typed.length > 40) return null
  const bare = typed.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(bare)) return { kind: 'app', code: bare }
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(bare) ? { kind: 'recovery', code: bare } : null
}

/** Without letters that are read as digits: Crockford's base 32. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const recoveryCodeCount = 10

/** A recovery code out of twelve random bytes: sixty bits, in three groups of four. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const signs = [...bytes.slice(0, 12)].map((byte) => letters[byte % letters.length]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}
