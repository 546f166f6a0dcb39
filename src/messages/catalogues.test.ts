import fs from 'node:fs'
import { describe, expect, test } from 'vitest'

const folder = 'src/messages'
/** The admin is in English, and so are our own words in it. */
const englishOnly = [
  'office.json',
  'office-background.json',
  'office-customer.json',
  'office-friday.json',
  'office-in-out.json',
  'office-morning.json',
  'office-prices.json',
  'office-jobs.json',
  'office-quote.json',
  'office-webhooks.json',
]
const files = fs
  .readdirSync(`${folder}/en`)
  .filter((name) => name.endsWith('.json') && !englishOnly.includes(name))

type Texts = { [key: string]: string | Texts }

function read(locale: string, file: string): Record<string, string> {
  const path = `${folder}/${locale}/${file}`
  if (!fs.existsSync(path)) return {}
  return flat(JSON.parse(fs.readFileSync(path, 'utf8')) as Texts)
}

function flat(texts: Texts, above = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${above}${key}`, value]]
        : Object.entries(flat(value, `${above}${key}.`)),
    ),
  )
}

/**
 * The arguments and tags that a text is given: `{name}`, `{count, plural, …}`, `<login>`. Braces one
 * deep, three deep and so on open an argument; those between hold the words of a plural's forms.
 */
function slotsOf(text: string): string[] {
  const found = new Set<string>()
  let depth = 0
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (brace === '{' && depth % 2 === 1) found.add(text.slice(index).split(/[,}]/)[0] ?? '')
  }
  for (const [, name] of text.matchAll(/<\/?(\w+)>/g)) found.add(`<${name}>`)
  return [...found].sort()
}

describe.each(files)('%s', (file) => {
  const en = read('en', file)
  const es = read('es', file)

  test('has every text in Spanish too', () => {
    const missing = Object.keys(en).filter((key) => !(key in es))
    const left = Object.keys(es).filter((key) => !(key in en))
    expect(
      missing,
      `Add these texts to ${folder}/es/${file}: formal Spanish of Texas ("usted"), the trade's words as in docs/glossary.md.`,
    ).toEqual([])
    expect(left, `Remove these from ${folder}/es/${file}: the English texts are gone.`).toEqual([])
  })

  test('gives both languages the same arguments and tags', () => {
    const wrong = Object.keys(en).filter(
      (key) => es[key] !== undefined && `${slotsOf(es[key])}` !== `${slotsOf(en[key] ?? '')}`,
    )
    expect(
      wrong,
      `These texts of ${folder}/es/${file} lost or gained a {name} or a <tag>.`,
    ).toEqual([])
  })

  test('leaves no text empty that is not empty in English', () => {
    expect(Object.keys(es).filter((key) => es[key] === '' && en[key] !== '')).toEqual([])
  })
})

test('what the failure panel shows as it stands takes no argument', () => {
  for (const locale of ['en', 'es']) {
    expect(Object.values(read(locale, 'failure.json')).flatMap(slotsOf)).toEqual([])
  }
})
