import fc from 'fast-check'
import { everyEndpoint, fieldNames } from './endpoints'
import type { Endpoint } from './endpoints'

export type Role = 'visitor' | 'customer' | 'staff' | 'office' | 'admin'
export type HostileCall = {
  role: Role
  method: string
  address: string
  headers: Record<string, string>
  body: string | null
}

const nul = '\u0000'
const loneSurrogate = '\ud800'

/** What breaks parsers, databases, logs and people. */
const nastyText = fc.constantFrom(
  '',
  ' ',
  nul,
  `a${nul}b`,
  loneSurrogate,
  `x${loneSurrogate}y`,
  '\udfff',
  '\u202Ereversed',
  '\uFEFF',
  '😀'.repeat(50),
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example/x',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1e309',
  '9007199254740993',
  '2147483648',
  '2026-02-30',
  '0000-00-00',
  '9999999-01-01T00:00:00Z',
  'a@b',
  'josé@bücher.example',
  'x'.repeat(5_000),
  '\n{"level":30,"msg":"FORGED"}\n',
  '%00',
  '%ff',
  '\\',
  '__proto__',
  'constructor',
)

const nastyNumber = fc.constantFrom(
  0,
  -0,
  -1,
  1,
  0.1,
  1e-320,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  999_999_999,
  3.175,
)

const names = fieldNames()
const fieldName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...names) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      nul,
      '',
      'where',
      'id',
      'a.b',
    ),
  },
)

const leaf = fc.oneof(
  nastyText,
  nastyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.string({ maxLength: 30 }),
  fc.integer(),
)

const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fieldName, tie('node'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).node

const fields = fc.dictionary(fieldName, tree, { maxKeys: 8, noNullPrototype: true })

const deep = (levels: number) => '{"and":['.repeat(levels) + '{}' + ']}'.repeat(levels)

const jsonText = fc.oneof(
  { weight: 20, arbitrary: fields.map((value) => JSON.stringify(value)) },
  { weight: 3, arbitrary: tree.map((value) => JSON.stringify(value) ?? 'null') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '1',
      '"text"',
      '{"a":1}{"b":2}',
      deep(200),
      `[${'['.repeat(5_000)}`,
      `{"text":"${'x'.repeat(70_000)}"}`,
      '{"__proto__":{"role":"admin"}}',
      '{"email":"\\u0000","password":"\\ud800"}',
    ),
  },
)

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

const queryValue = fc.oneof(
  nastyText,
  fc.integer().map(String),
  fc.constantFrom('true', '-1', '1000000', 'en', 'xx'),
)
const operator = fc.constantFrom(
  'equals',
  'like',
  'contains',
  'in',
  'not_in',
  'near',
  'within',
  'exists',
  'all',
  'greater_than',
  'nothing',
)
const queryPart = fc.oneof(
  fc.tuple(fieldName, queryValue).map(([name, value]) => `${encode(name)}=${encode(value)}`),
  fc
    .tuple(fieldName, operator, queryValue)
    .map(([name, how, value]) => `where[${encode(name)}][${how}]=${encode(value)}`),
  fc
    .tuple(
      fc.constantFrom(
        'limit',
        'page',
        'depth',
        'sort',
        'select',
        'populate',
        'locale',
        'draft',
        'joins',
        'trash',
        'fallback-locale',
      ),
      queryValue,
    )
    .map(([name, value]) => `${name}=${encode(value)}`),
  fc.constantFrom(
    'where=x',
    'where[or][0][and][0][or][0][id][equals]=1',
    'where[id][equals][]=1',
    `where${'[or][0]'.repeat(40)}[id][equals]=1`,
    Array.from({ length: 30 }, (_, at) => `where[or][${at}][quote.user.email][like]=a`).join('&'),
    'sort=quote.user.hash',
    '%',
    '%00=%00',
    '=',
  ),
)
const query = fc.array(queryPart, { maxLength: 4 }).map((parts) => parts.join('&'))

/** A text as an address has it; a lone surrogate has no spelling and goes as it would be sent by hand. */
function encode(text: string): string {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text)
}

const segment = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }).map(String) },
  { weight: 2, arbitrary: nastyText.map(encode).filter((text) => text.length < 300) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('1e3', '-1', '1.5', '%2e%2e', '..%2f', '%c0%af', 'null', '%61'),
  },
)

/** The same path as others would write it, so that none slips past a rule by its spelling. */
const spelling = fc.oneof(
  { weight: 12, arbitrary: fc.constant((path: string) => path) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      (path: string) => path.toUpperCase(),
      (path: string) => path.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
      (path: string) => `/${path}`,
      (path: string) => `${path}/`,
      (path: string) => `${path}/../x`,
      (path: string) => path.replace('/api/', '/API/'),
      (path: string) => `${path};x=1`,
      (path: string) => `${path}%00`,
      (path: string) => `${path}%ff`,
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
