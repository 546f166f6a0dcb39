import type { Locale } from '@/config/locales'
import type { SearchIndex } from '@/domain/assistant/retrieval/search-index'
import type { CompanyFacts } from '@/domain/company/company-facts'
import type { GlassRule, PricingTables } from '@/domain/pricing/types'
import type { GlassStyleCard } from '../content/glass-styles'
import type { Knowledge } from './read-knowledge'

type KnownPost = { slug: string; title: string; excerpt: string }

/** All that the company says of itself and its glass, in one language. */
export type Shelf = {
  knowledge: Knowledge
  company: CompanyFacts
  styles: GlassStyleCard[]
  posts: KnownPost[]
  rules: GlassRule[]
}

export type Library = {
  shelves: Record<Locale, Shelf>
  indexes: Record<Locale, SearchIndex>
  /** Prices, in the words of each language; they are made from the office's. */
  tables: Record<Locale, PricingTables>
}
