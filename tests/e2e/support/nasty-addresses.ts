import fc from 'fast-check'
import { fieldName, nastyText } from './nasty-values'

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
export const query = fc.array(queryPart, { maxLength: 4 }).map((parts) => parts.join('&'))

/** A text as an address has it; a lone surrogate has no spelling and goes as it would be sent by hand. */
function encode(text: string): string {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text)
}

export const segment = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }).map(String) },
  { weight: 2, arbitrary: nastyText.map(encode).filter((text) => text.length < 300) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('1e3', '-1', '1.5', '%2e%2e', '..%2f', '%c0%af', 'null', '%61'),
  },
)

/** The same path as others would write it, so that none slips past a rule by its spelling. */
export const spelling = fc.oneof(
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
