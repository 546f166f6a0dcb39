import { z } from 'zod'
import { routePath } from '@/integrations/http/route-path'

const directives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'frame-ancestors',
  'base-uri',
  'object-src',
] as const

const text = z.string().max(4000).default('')

const shape = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    disposition: text,
  }),
})

export type PolicyReport = {
  directive: (typeof directives)[number] | 'other'
  disposition: 'enforce' | 'report'
  /** The page's route, without what may be secret in its address. */
  page: string
  /** The origin that was asked for, or what the browser calls it; an address may hold a secret. */
  blocked: string
}

/** A browser's report of a policy that was broken; null where it is none. */
export function reportOf(body: string): PolicyReport | null {
  const parsed = shape.safeParse(parse(body))
  if (!parsed.success) return null
  const report = parsed.data['csp-report']
  const named = (report['effective-directive'] || report['violated-directive']).split(' ')[0]
  return {
    directive: directives.find((one) => one === named) ?? 'other',
    disposition: report.disposition === 'report' ? 'report' : 'enforce',
    page: pageOf(report['document-uri']),
    blocked: blockedOf(report['blocked-uri']),
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return null
  }
}

function pageOf(address: string): string {
  return URL.canParse(address) ? routePath(new URL(address).pathname) : ''
}

function blockedOf(address: string): string {
  if (URL.canParse(address)) {
    const { origin, protocol } = new URL(address)
    return origin === 'null' ? protocol : origin
  }
  return /^[a-z-]{1,40}$/.test(address) ? address : ''
}
