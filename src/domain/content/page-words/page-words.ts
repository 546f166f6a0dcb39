import about from './about.en.json'
import aboutEs from './about.es.json'
import contact from './contact.en.json'
import contactEs from './contact.es.json'
import home from './home.en.json'
import homeEs from './home.es.json'
import services from './services.en.json'
import servicesEs from './services.es.json'

/** The pages whose words staff write, section by section; what stands where is the page's own. */
export const wordedPages = ['home', 'about', 'services', 'contact'] as const
export type WordedPage = (typeof wordedPages)[number]

type Language = 'en' | 'es'

const seeds = {
  home: { en: home, es: homeEs },
  about: { en: about, es: aboutEs },
  services: { en: services, es: servicesEs },
  contact: { en: contact, es: contactEs },
} satisfies { [Page in WordedPage]: Record<Language, object> }

/** A page's words, by section. */
export type PageWords<Page extends WordedPage> = (typeof seeds)[Page]['en']

type Tree = { readonly [key: string]: string | Tree }

/** One text that can be written: where it stands, and what stands there until somebody writes it. */
export type WordField = {
  section: string
  /** Its field in the section: the path to it, as one name. */
  name: string
  text: Record<Language, string>
}

/** All texts of a page, in the order in which they stand. */
export function wordFieldsOf(page: WordedPage): WordField[] {
  const { en, es }: Record<Language, Tree> = seeds[page]
  return Object.keys(en).flatMap((section) =>
    leavesOf(en[section] ?? {}, []).map(({ path, text }) => ({
      section,
      name: fieldName(path),
      text: { en: text, es: textAt(es, [section, ...path]) ?? text },
    })),
  )
}

/** What staff wrote, and the seed's words where they wrote nothing. */
export function pageWordsOf<Page extends WordedPage>(
  page: Page,
  locale: Language,
  written: unknown,
): PageWords<Page> {
  const sections: Tree = seeds[page][locale]
  const filled = Object.entries(sections).map(([section, tree]) => {
    const fields = fieldsOf(written, section)
    return [section, overlaid(tree, [], fields)]
  })
  return Object.fromEntries(filled) as PageWords<Page>
}

/** What a text may say in braces, as in {warranty}: whatever its seed says. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/\{[^{}]*\}?|\}/g)].map(([place]) => place)
}

/** The text with what it names in braces put in. */
export function withFigures(text: string, figures: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => figures[name] ?? place)
}

function fieldsOf(written: unknown, section: string): Record<string, unknown> {
  const sections = (written ?? {}) as Record<string, Record<string, unknown> | null | undefined>
  return sections[section] ?? {}
}

function overlaid(
  tree: string | Tree,
  path: readonly string[],
  fields: Record<string, unknown>,
): string | Tree {
  if (typeof tree !== 'string') {
    return Object.fromEntries(
      Object.entries(tree).map(([key, child]) => [key, overlaid(child, [...path, key], fields)]),
    )
  }
  const own = fields[fieldName(path)]
  return typeof own === 'string' && own.trim() !== '' ? own : tree
}

function leavesOf(
  tree: string | Tree,
  path: readonly string[],
): { path: readonly string[]; text: string }[] {
  return typeof tree === 'string'
    ? [{ path, text: tree }]
    : Object.entries(tree).flatMap(([key, child]) => leavesOf(child, [...path, key]))
}

function textAt(tree: string | Tree | undefined, path: readonly string[]): string | null {
  const [key, ...rest] = path
  if (key === undefined) return typeof tree === 'string' ? tree : null
  return typeof tree === 'object' ? textAt(tree[key], rest) : null
}

function fieldName([first = '', ...rest]: readonly string[]): string {
  return first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
}
