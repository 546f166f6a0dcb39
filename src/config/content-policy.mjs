import { createHash } from 'node:crypto'

const map = 'https://www.openstreetmap.org'
const stripe = 'https://js.stripe.com'
const stripeFrames = `${stripe} https://hooks.stripe.com`

/**
 * The content security policy of a page whose inline scripts are `allowed`: hashes or a nonce, in
 * quotes. One policy for all pages, since a visitor who follows a link keeps that of the first.
 *
 * @param {string[]} allowed
 * @returns {string}
 */
export function contentPolicy(allowed) {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...allowed, stripe].join(' '),
    // React writes style attributes
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' https://api.stripe.com`,
    `frame-src ${map} ${stripeFrames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * The hashes of the scripts that stand in a page: it comes from cache, where a nonce would be the
 * same for everybody.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptHashes(html) {
  const hashes = new Set()
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (/\ssrc=/.test(attributes) || /application\/ld\+json/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}
