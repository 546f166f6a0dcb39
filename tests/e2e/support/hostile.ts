import fc from 'fast-check'
import { everyEndpoint } from './endpoints'
import type { Endpoint } from './endpoints'
import { query, segment, spelling } from './nasty-addresses'
import { jsonText } from './nasty-values'

export type Role = 'visitor' | 'customer' | 'staff' | 'office' | 'admin'
export type HostileCall = {
  role: Role
  method: string
  address: string
  headers: Record<string, string>
  body: string | null
}

const type = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/csp-report',
      'application/json; charset=utf-16',
      '',
    ),
  },
)

const role = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Role>('visitor') },
  { weight: 3, arbitrary: fc.constant<Role>('customer') },
  { weight: 1, arbitrary: fc.constantFrom<Role>('staff', 'office', 'admin') },
)

const extraHeaders = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' },
      { 'x-page-language': 'xx' },
      { 'accept-language': '*;q=9,'.repeat(50) },
      { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-request-id': 'x'.repeat(200) },
      { rsc: '1', 'next-router-state-tree': '%5B%22' },
      { 'next-action': 'x' },
      { range: 'bytes=9999999-1' },
    ),
  },
)

function fill(path: string, parts: string[]): string {
  let next = 0
  return path.replace(/\[\w+\]/g, () => {
    next += 1
    return parts[(next - 1) % parts.length] ?? '1'
  })
}

function callTo(endpoint: Endpoint): fc.Arbitrary<HostileCall> {
  return fc
    .record({
      role,
      parts: fc.array(segment, { minLength: 1, maxLength: 2 }),
      spell: spelling,
      query,
      type,
      body: jsonText,
      more: extraHeaders,
    })
    .map(({ body, more, parts, query: asked, role: as, spell, type: kind }) => {
      const path = spell(fill(endpoint.path, parts))
      const sends = endpoint.method !== 'GET'
      return {
        role: as,
        method: endpoint.method,
        address: asked === '' ? path : `${path}?${asked}`,
        headers: { ...more, ...(sends && kind !== '' ? { 'content-type': kind } : {}) },
        body: sends ? body : null,
      }
    })
}

/** So many calls, each endpoint as often as any other; the same for the same seed. */
export function* hostileCalls(count: number, seed: number): Generator<HostileCall> {
  const each = Math.ceil(count / everyEndpoint.length)
  const made = everyEndpoint.map((endpoint, at) =>
    fc.sample(callTo(endpoint), { numRuns: each, seed: seed + at }),
  )
  let given = 0
  for (let turn = 0; turn < each; turn += 1) {
    for (const calls of made) {
      const call = calls[turn]
      if (call === undefined || given >= count) continue
      given += 1
      yield call
    }
  }
}
