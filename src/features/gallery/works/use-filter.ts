import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '@/config/locales'
import { worksAtOnce } from '@/domain/gallery/parts'
import { fetchPart, fetchSlugs } from './fetch-slugs'
import type { Category } from './filter-bar'
import type { ShownWork } from './shown-work'

type Args = {
  locale: Locale
  /** Where the gallery stands in this language. */
  path: string
  /** Where this part of it stands. */
  here: string
  /** The number of this part, from 1. */
  part: number
  /** As it stands in the address. */
  query: string
  categories: readonly Category[]
  /** The works of this part. */
  works: readonly ShownWork[]
  onFail: () => void
}

/**
 * The category that the address names and the works of it; which those are, the server says again. Works of
 * other parts of the gallery come when they are asked for.
 */
export function useFilter({ locale, path, here, part, query, categories, works, onFail }: Args) {
  const filter = new URLSearchParams(query).get('filter') ?? 'all'
  const category = categories.find(({ slug }) => slug === filter) ?? categories[0]
  const wanted = category?.slug ?? 'all'
  const [more, setMore] = useState<readonly ShownWork[]>([])
  const [lists, setLists] = useState<Record<string, readonly string[]>>({})
  const [loading, setLoading] = useState(false)
  const latest = useRef('')
  // the parts of a category that are read or on their way, its first among them
  const partsRead = useRef<Record<string, number>>({})
  const isReadingMore = useRef(false)
  const known = useMemo(
    () => new Map([...works, ...more].map((work) => [work.slug, work])),
    [works, more],
  )
  const isHere = useRef(known)
  useEffect(() => {
    isHere.current = known
  })

  const shown = useMemo(() => {
    const list = lists[wanted]
    if (list !== undefined) return list.flatMap((slug) => known.get(slug) ?? [])
    return works.filter(({ categorySlug }) => wanted === 'all' || categorySlug === wanted)
  }, [works, known, lists, wanted])
  const first = wanted === 'all' ? part : 1
  const before = (first - 1) * worksAtOnce
  const hasMore = category !== undefined && before + shown.length < category.count

  const read = useCallback(
    async (slug: string, ask: () => Promise<(list: readonly string[]) => readonly string[]>) => {
      latest.current = slug
      setLoading(true)
      try {
        const change = await ask()
        setLists((all) => ({ ...all, [slug]: change(all[slug] ?? []) }))
      } catch {
        if (latest.current === slug) onFail()
      } finally {
        if (latest.current === slug) setLoading(false)
      }
    },
    [onFail],
  )

  const readFirst = useCallback(
    ({ id, slug }: Category) =>
      read(slug, async () => {
        const slugs = await fetchSlugs(id, locale)
        if (!slugs.every((one) => isHere.current.has(one))) {
          const sent = await fetchPart({ locale, categoryId: id, part: 1 })
          setMore((all) => [...all, ...sent])
        }
        // what was asked for meanwhile stays behind them
        return (list) =>
          (partsRead.current[slug] ?? 1) > 1 ? [...new Set([...slugs, ...list])] : slugs
      }),
    [locale, read],
  )

  // whoever comes with a filter in the address may have come to a part that holds none of it
  const isShort =
    category !== undefined && wanted !== 'all' && lists[wanted] === undefined && hasMore
  useEffect(() => {
    if (isShort && latest.current !== category.slug) void readFirst(category)
  }, [isShort, category, readFirst])

  async function choose(chosen: Category) {
    const { slug } = chosen
    window.history.pushState(null, '', slug === 'all' ? here : `${path}?filter=${slug}`)
    if (slug === 'all' && part > 1) return
    partsRead.current[slug] = 1
    await readFirst(chosen)
  }

  async function readMore() {
    if (category === undefined || isReadingMore.current) return
    const slugs = shown.map(({ slug }) => slug)
    const count = partsRead.current[wanted] ?? 1
    isReadingMore.current = true
    await read(wanted, async () => {
      const sent = await fetchPart({ locale, categoryId: category.id, part: first + count })
      partsRead.current[wanted] = count + 1
      setMore((all) => [...all, ...sent])
      return (list) => [
        ...new Set([...(list.length > 0 ? list : slugs), ...sent.map(({ slug }) => slug)]),
      ]
    })
    isReadingMore.current = false
  }

  return {
    /** Nobody asked for other works than the page came with. */
    isAsLoaded: wanted === 'all' && lists[wanted] === undefined,
    ...{ category, wanted, shown, loading, choose, hasMore, readMore, before },
    search: wanted === 'all' ? '' : `?filter=${wanted}`,
  }
}
