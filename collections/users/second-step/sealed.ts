import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

function keyFor(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `second step: ${purpose}`, 32))
}

/** Seals a text with a key of the site's secret; for `owner` alone, so that it is of no use in another row. */
export function seal(text: string, owner: number, siteSecret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyFor('seal', siteSecret), iv)
  cipher.setAAD(Buffer.from(String(owner)))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Null where the site's secret is another now, or the row another's. */
export function unseal(sealed: string, owner: number, siteSecret: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64')
    const iv = bytes.subarray(0, ivBytes)
    const decipher = createDecipheriv(algorithm, keyFor('seal', siteSecret), iv, {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(String(owner)))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = Buffer.concat([
      decipher.update(bytes.subarray(ivBytes + tagBytes)),
      decipher.final(),
    ])
    return text.toString('utf8')
  } catch {
    return null
  }
}

/** What is kept of a recovery code. */
export function digestOfRecoveryCode(code: string, owner: number, siteSecret: string): string {
  return createHmac('sha256', keyFor('recovery', siteSecret))
    .update(`${owner} ${code}`)
    .digest('base64')
}
