import { useMemo, useRef, useState } from 'react'
import type { Locale } from '@/config/locales'
import { fetchSlugs } from './fetch-slugs'
import type { Category } from './filter-bar'
import type { ShownWork } from './shown-work'

type Args = {
  locale: Locale
  /** Where the gallery stands in this language. */
  path: string
  /** As it stands in the address. */
  query: string
  categories: readonly Category[]
  works: readonly ShownWork[]
  onFail: () => void
}

/** The category that the address names and the works of it; which those are, the server says again. */
export function useFilter({ locale, path, query, categories, works, onFail }: Args) {
  const filter = new URLSearchParams(query).get('filter') ?? 'all'
  const wanted = (categories.find(({ slug }) => slug === filter) ?? categories[0])?.slug ?? 'all'
  const [found, setFound] = useState<{ filter: string; slugs: Set<string> } | null>(null)
  const [loading, setLoading] = useState(false)
  const latest = useRef('')
  const shown = useMemo(
    () =>
      works.filter(({ slug, categorySlug }) =>
        found?.filter === wanted
          ? found.slugs.has(slug)
          : wanted === 'all' || categorySlug === wanted,
      ),
    [works, found, wanted],
  )

  async function choose({ id, slug }: Category) {
    window.history.pushState(null, '', slug === 'all' ? path : `${path}?filter=${slug}`)
    latest.current = slug
    setLoading(true)
    try {
      const slugs = await fetchSlugs(id, locale)
      if (latest.current === slug) setFound({ filter: slug, slugs })
    } catch {
      onFail()
    } finally {
      if (latest.current === slug) setLoading(false)
    }
  }

  return { wanted, shown, loading, choose, search: wanted === 'all' ? '' : `?filter=${wanted}` }
}
