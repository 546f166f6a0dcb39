import { createHash } from 'node:crypto'
import { ownScripts } from './own-scripts.mjs'

const map = 'https://www.openstreetmap.org'
const stripe = 'https://js.stripe.com'
const stripeFrames = `${stripe} https://hooks.stripe.com`

/** Where browsers say what they refused. */
const reportPath = '/api/policy-reports'

const ownHashes = ownScripts.map(hashOf)

/**
 * The content security policy of a page: its inline scripts are our own, which are known when the site is
 * built, and what `allowed` names. One policy for all pages, since a visitor who follows a link keeps that
 * of the first.
 *
 * @param {string[]} allowed hashes or a nonce, in quotes
 * @param {string[]} frames what may stand in a frame besides
 * @returns {string}
 */
export function contentPolicy(allowed, frames = []) {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...ownHashes, ...allowed, stripe].join(' '),
    // React writes style attributes
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' https://api.stripe.com`,
    ['frame-src', ...frames, map, stripeFrames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `report-uri ${reportPath}`,
  ].join('; ')
}

/**
 * A script as a policy names it.
 *
 * @param {string} code
 * @returns {string}
 */
export function hashOf(code) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
