import { contentPolicy, hashOf } from './content-policy.mjs'

/**
 * The three calls by which Next hands a page's data to its scripts. What they hand over is JSON, which runs
 * nothing: any other script in a page, however it came there, stays forbidden.
 */
const dataCalls = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s,
  /^self\.__next_f\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s,
]

/**
 * Gives a page that goes into the cache its policy: a nonce would be the same for everybody there, and
 * Next's data differs from page to page, so it is allowed by hash.
 *
 * @param {{ kind?: string, html?: unknown, headers?: Record<string, unknown> } | null} value what Next keeps
 * @returns {void} Next sends the value as it stands then, the first time too
 */
export function givePolicy(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  value.headers = {
    ...value.headers,
    'content-security-policy': contentPolicy(dataHashes(value.html)),
  }
}

/**
 * @param {string} html a page as Next rendered it
 * @returns {string[]} the hashes of the scripts in it that only hand over data, each once
 */
export function dataHashes(html) {
  const codes = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\s(?:src|type)=/.test(attributes))
    .map(([, , code = '']) => code)
  return [...new Set(codes.filter(handsOverData).map(hashOf))]
}

/** @param {string} code */
function handsOverData(code) {
  const given = dataCalls.map((call) => call.exec(code)?.[1]).find((text) => text !== undefined)
  try {
    return given !== undefined && typeof JSON.parse(given) === 'object'
  } catch {
    return false
  }
}
