import http from 'node:http'
import https from 'node:https'
import { faultOfAddress } from './receiver-address'
import type { Reach } from './public-address'
import { publicLookup } from './public-lookup'

type Args = { address: string; headers: Record<string, string>; body: string; reach: Reach }

/** What the receiver said; its text is cut. */
export type WebhookAnswer = { status: number; text: string }

const patienceMs = 10_000
const mostText = 500

/**
 * Hands a message to a receiver, once: redirects are not followed, private addresses not called, and
 * whoever takes longer than ten seconds has not answered. Throws where there is no answer.
 */
export async function postWebhook({ address, headers, body, reach }: Args): Promise<WebhookAnswer> {
  if (faultOfAddress(address, reach) !== null) {
    throw new Error(`${address} is no address that may be called.`)
  }
  const { request } = address.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const call = request(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: publicLookup(reach),
      signal: AbortSignal.timeout(patienceMs),
      agent: false,
    })
    call.on('error', reject)
    call.on('response', (response) => {
      let text = ''
      const answer = () => {
        resolve({ status: response.statusCode ?? 0, text: readable(text) })
        response.destroy()
      }
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        if (text.length > mostText) answer()
      })
      response.on('end', answer)
      response.on('error', reject)
    })
    call.end(body)
  })
}

/** As the database can store it. */
function readable(text: string): string {
  return [...text.replaceAll(/\p{Cc}+/gu, ' ')].slice(0, mostText).join('').trim()
}
