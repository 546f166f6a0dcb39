import fs from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'

type Texts = { [key: string]: string | Texts }

function textsOf(locale: string): Map<string, string> {
  const folder = `src/messages/${locale}`
  const texts = new Map<string, string>()
  const add = (at: string, value: string | Texts) => {
    if (typeof value === 'string') texts.set(at, value)
    else for (const [key, below] of Object.entries(value)) add(`${at}.${key}`, below)
  }
  for (const file of fs.readdirSync(folder)) {
    add(file, JSON.parse(fs.readFileSync(`${folder}/${file}`, 'utf8')) as Texts)
  }
  return texts
}

const english = textsOf('en')
const spanish = textsOf('es')
export const spanishWords = new Set(spanish.values())

/** Sentences of the interface that a Spanish page must not show. */
export const onlyEnglish = new Set(
  [...english]
    .filter(
      ([key, text]) => text.length > 3 && spanish.get(key) !== text && !spanishWords.has(text),
    )
    .map(([, text]) => text),
)

const written = ['gallery-items', 'gallery-categories', 'glass-styles', 'pages', 'posts']
const more = ['glass-style-categories', 'testimonials', 'team-members', 'media']
const priced = ['glass-types', 'glass-finishes', 'hardware', 'installation-factors', 'tax-rules']
const addresses = [
  ...[...written, ...more, ...priced].map((slug) => `/api/${slug}?limit=200&depth=1`),
  '/api/globals/company?depth=1',
]

/** What the office wrote: all that a Spanish page may show, and the English it may not. */
export async function writtenByStaff(request: APIRequestContext) {
  const shown = new Set<string>()
  const both = new Map<string, string>()
  const collect = (one: unknown, other: unknown) => {
    if (typeof one === 'string' && typeof other === 'string') {
      shown.add(other)
      if (one.length > 3 && one !== other) both.set(one, other)
    } else if (typeof one === 'object' && one !== null && typeof other === 'object') {
      const below = (other ?? {}) as Record<string, unknown>
      for (const [key, value] of Object.entries(one)) collect(value, below[key])
    }
  }
  for (const address of addresses) {
    const [one, other] = await Promise.all(
      ['en', 'es'].map(async (locale) => {
        const joint = address.includes('?') ? '&' : '?'
        return (await (await request.get(`${address}${joint}locale=${locale}`)).json()) as unknown
      }),
    )
    collect(one, other)
  }
  return { shown, english: new Set([...both.keys()].filter((text) => !shown.has(text))) }
}

/** Every text of a page that is not marked as English, its labels and descriptions too. */
export async function textsOn(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent?.closest('script, style, [lang=en]')) continue
      found.push(walker.currentNode.textContent?.trim() ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'alt']) {
        found.push(element.getAttribute(name)?.trim() ?? '')
      }
    }
    return found
  })
  return [...new Set(lines)]
}
