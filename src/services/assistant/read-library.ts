import 'server-only'
import { createHash } from 'node:crypto'
import { locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { createSearchIndex } from '@/domain/assistant/retrieval/search-index'
import type { SearchIndex } from '@/domain/assistant/retrieval/search-index'
import { synonymRow } from '@/domain/assistant/language/synonyms'
import { numberWords } from '@/domain/assistant/wish/number-words'
import { tradeWords } from '@/domain/assistant/wish/trade-words'
import type { GlassRule } from '@/domain/pricing/types'
import { currentPricing } from '../catalogue/current-pricing'
import { readCompany } from '../content/company'
import { readGlassStyles } from '../content/glass-styles'
import { readPostList } from '../content/posts'
import type { ServiceContext } from '../context'
import { passagesOf } from './passages-of'
import { readKnowledge } from './read-knowledge'
import type { Library, Shelf } from './library'

type Indexed = { mark: string; index: SearchIndex }
const indexed = new Map<Locale, Indexed>()

/**
 * What the assistant answers from. What was published is read from the page cache, which a change drops; an
 * index is built once and stands for as long as what it was built from is the same.
 */
export async function readLibrary(ctx: Pick<ServiceContext, 'payload'>): Promise<Library> {
  const { tables } = await currentPricing(ctx)
  const read = await Promise.all(
    locales.map(async (locale) => {
      const shelf = await readShelf(locale, tables[locale].glassRules)
      return { locale, shelf, index: indexOf(locale, shelf) }
    }),
  )
  return {
    tables,
    shelves: Object.fromEntries(
      read.map(({ locale, shelf }) => [locale, shelf]),
    ) as Library['shelves'],
    indexes: Object.fromEntries(
      read.map(({ locale, index }) => [locale, index]),
    ) as Library['indexes'],
  }
}

async function readShelf(locale: Locale, rules: GlassRule[]): Promise<Shelf> {
  const [knowledge, company, tabs, posts] = await Promise.all([
    readKnowledge(locale),
    readCompany(locale),
    readGlassStyles(locale),
    readPostList(locale),
  ])
  return {
    knowledge,
    company,
    styles: tabs.flatMap(({ styles }) => styles),
    posts: posts.map(({ slug, title, excerpt }) => ({ slug, title, excerpt })),
    rules,
  }
}

function indexOf(locale: Locale, shelf: Shelf): SearchIndex {
  const mark = createHash('sha256').update(JSON.stringify(shelf)).digest('base64url')
  const known = indexed.get(locale)
  if (known?.mark === mark) return known.index
  const index = createSearchIndex({
    language: locale,
    passages: passagesOf(shelf, locale),
    synonyms: shelf.knowledge.synonyms.map(synonymRow),
    lexicon: [
      ...tradeWords,
      ...numberWords,
      ...shelf.knowledge.towns.flatMap((town) => town.toLowerCase().split(' ')),
    ],
  })
  indexed.set(locale, { mark, index })
  return index
}
