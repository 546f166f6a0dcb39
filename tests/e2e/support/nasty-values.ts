import fc from 'fast-check'
import { fieldNames } from './endpoints'

const nul = '\u0000'
const loneSurrogate = '\ud800'

/** What breaks parsers, databases, logs and people. */
export const nastyText = fc.constantFrom(
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
export const fieldName = fc.oneof(
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

/** A body, most of them an object with fields that there are. */
export const jsonText = fc.oneof(
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
