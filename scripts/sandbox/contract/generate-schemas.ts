/**
 * Makes the JSON Schemas of the sandbox from the type declarations of the installed `stripe`
 * package, so that the sandbox accepts and answers what that package's release says and nothing
 * else. `--check` changes nothing and fails when the committed file is out of date.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createGenerator } from 'ts-json-schema-generator'

const root = path.resolve(import.meta.dirname, '../../..')
const target = path.join(import.meta.dirname, 'stripe-schemas.json')

/** What the sandbox takes and gives; `check-shape.ts` asks for them by these names. */
const shapes = [
  'Checkout.SessionCreateParams',
  'Checkout.SessionRetrieveParams',
  'Checkout.SessionExpireParams',
  'Checkout.SessionListParams',
  'Checkout.SessionListLineItemsParams',
  'RefundCreateParams',
  'RefundRetrieveParams',
  'RefundListParams',
  'PriceRetrieveParams',
  'ProductRetrieveParams',
  'PaymentIntentRetrieveParams',
  'ChargeRetrieveParams',
  'DisputeRetrieveParams',
  'EventRetrieveParams',
  'EventListParams',
  'Checkout.Session',
  'LineItem',
  'Refund',
  'Price',
  'Product',
  'PaymentIntent',
  'Charge',
  'Dispute',
]

/** The package turns decimal strings into objects after it has received them. */
const onTheWire = { Decimal: { type: 'string' as const } }

function declarationFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
}

/**
 * Enumerations are open in the package (`'a' | OtherString`), which would let a misspelt value
 * through, and an expandable field (`string | Customer | null`) would pull in all of Stripe.
 * The sandbox closes the first and never expands the second.
 */
function narrowed(declarations: string): string {
  return declarations
    .replaceAll(' | OtherString', '')
    .replace(/\bstring(?: \| [A-Z][\w.]*)+/g, 'string')
}

/** The generator names anonymous types by a hash of the folder they lie in. */
function withStableNames(schema: string): string {
  const names = new Map<string, string>()
  return schema.replace(/def-[a-z]+-[\d-]+/g, (name) => {
    if (!names.has(name)) names.set(name, `anonymous-${names.size + 1}`)
    return names.get(name) ?? name
  })
}

function schemas(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stripe-types-'))
  try {
    const source = path.join(root, 'node_modules/stripe/esm')
    for (const name of declarationFiles(source)) {
      const copy = path.join(folder, 'stripe', name)
      fs.mkdirSync(path.dirname(copy), { recursive: true })
      fs.writeFileSync(copy, narrowed(fs.readFileSync(path.join(source, name), 'utf8')))
    }
    const entry = path.join(folder, 'shapes.ts')
    const lines = shapes.map((type, index) => `export type Shape${index} = Stripe.${type}`)
    fs.writeFileSync(
      entry,
      ["import type { Stripe } from './stripe/stripe.esm.node.js'", ...lines, ''].join('\n'),
    )
    fs.writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'es2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          strict: true,
          types: ['node'],
          typeRoots: [path.join(root, 'node_modules/@types')],
        },
        files: ['shapes.ts'],
      }),
    )
    const schema = createGenerator({
      path: entry,
      tsconfig: path.join(folder, 'tsconfig.json'),
      type: '*',
      expose: 'export',
      topRef: false,
      jsDoc: 'none',
      additionalProperties: false,
      skipTypeCheck: true,
      sortProps: true,
    }).createSchema('*')
    const definitions = { ...schema.definitions, ...onTheWire }
    const { version } = JSON.parse(
      fs.readFileSync(path.join(root, 'node_modules/stripe/package.json'), 'utf8'),
    ) as { version: string }
    return withStableNames(
      `${JSON.stringify({ $comment: `stripe ${version}`, ...schema, definitions }, null, 1)}\n`,
    )
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

const fresh = schemas()
if (process.argv.includes('--check')) {
  const committed = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : ''
  if (committed !== fresh) {
    console.error(
      'stripe-schemas.json is out of date: run `tsx scripts/sandbox/contract/generate-schemas.ts`.',
    )
    process.exitCode = 1
  }
} else {
  fs.writeFileSync(target, fresh)
}
