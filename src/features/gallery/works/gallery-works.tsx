'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { usePathname } from 'next/navigation'
import type { Locale } from '@/config/locales'
import { layRow } from '@/domain/gallery/lay-row'
import { AddressReader } from '@/ui/address-reader'
import { notifyError } from '@/ui/toast'
import { chooseArrangement, useGrid } from './arrangement'
import { fetchSlugs } from './fetch-slugs'
import { FilterBar } from './filter-bar'
import type { Category } from './filter-bar'
import { RowRuler } from './row-ruler'
import type { ShownWork } from './shown-work'
import { useRow } from './use-row'
import { useWorkDialog } from './use-work-dialog'
import { WorkCard } from './work-card'
import type { WorkTexts } from './work-view'
import './works.css'

export type GalleryTexts = Record<
  | 'filterLabel'
  | 'loading'
  | 'emptyTitle'
  | 'emptyText'
  | 'errorTitle'
  | 'errorText'
  | 'rowLabel'
  | 'rest'
  | 'forward'
  | 'back'
  | 'ruler'
  | 'person'
  | 'scale'
  | 'asGrid'
  | 'asLine'
  | 'note',
  string
>

type Props = {
  locale: Locale
  /** Where the gallery stands in this language. */
  path: string
  categories: Category[]
  works: ShownWork[]
  texts: GalleryTexts
  workTexts: WorkTexts
  heading: ReactNode
}

/** The gallery as one elevation, or as a grid; the filter and the work that is open stand in the address. */
export function GalleryWorks(props: Props) {
  const { locale, path, categories, works, texts, workTexts, heading } = props
  const [query, setQuery] = useState('')
  const filter = new URLSearchParams(query).get('filter') ?? 'all'
  const current = categories.find(({ slug }) => slug === filter) ?? categories[0]
  const wanted = current?.slug ?? 'all'
  const [found, setFound] = useState<{ filter: string; slugs: Set<string> } | null>(null)
  const [loading, setLoading] = useState(false)
  const isGrid = useGrid()
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
  const onLine = shown.filter(({ elevation }) => elevation !== null)
  const rest = shown.filter(({ elevation }) => elevation === null)
  const people = new Set(layRow(onLine.map(({ elevation }) => elevation?.crop.widthIn ?? 0)).people)
  const withPerson = new Set(onLine.filter((_, index) => people.has(index)))
  const { row, position, page, goTo, step } = useRow(shown)
  const search = wanted === 'all' ? '' : `?filter=${wanted}`
  const { Dialog, prepare, opened } = useOpenedWork(works, path)

  useOldAddress(query, works)

  async function choose({ id, slug }: Category) {
    window.history.pushState(null, '', slug === 'all' ? path : `${path}?filter=${slug}`)
    row.current?.scrollTo({ left: 0, behavior: 'instant' })
    latest.current = slug
    setLoading(true)
    try {
      const slugs = await fetchSlugs(id, locale)
      if (latest.current === slug) setFound({ filter: slug, slugs })
    } catch {
      notifyError({ title: texts.errorTitle, text: texts.errorText })
    } finally {
      if (latest.current === slug) setLoading(false)
    }
  }

  function open(event: MouseEvent, { href }: ShownWork) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    prepare()
    window.history.pushState(null, '', `${href}${search}`)
  }

  function turn(by: 1 | -1) {
    const at = shown.findIndex(({ slug }) => slug === opened?.slug)
    const next = shown[(at + by + shown.length) % shown.length]
    if (next) window.history.replaceState(null, '', `${next.href}${search}`)
  }

  const card = (work: ShownWork, index: number) => (
    <li
      key={work.slug}
      data-on-line={work.elevation === null ? undefined : ''}
      className={withPerson.has(work) ? 'work has-person' : 'work'}
    >
      <a
        href={work.href}
        onClick={(event) => open(event, work)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <WorkCard
          {...{ work, isGrid }}
          first={index < 2}
          personText={withPerson.has(work) ? texts.person : null}
        />
      </a>
    </li>
  )

  return (
    <div className="works" data-as={isGrid || onLine.length === 0 ? 'grid' : 'line'}>
      <AddressReader onRead={setQuery} />
      <div className="works-head page">
        {heading}
        <p className="works-scale">
          <span className="line-only fractions">{texts.scale} · </span>
          <button
            type="button"
            className="needs-scripts"
            aria-pressed={isGrid}
            onClick={() => chooseArrangement(isGrid ? 'line' : 'grid')}
          >
            {isGrid ? texts.asLine : texts.asGrid}
          </button>
        </p>
      </div>
      <FilterBar
        {...{ categories, wanted, works }}
        label={texts.filterLabel}
        onChoose={(category) => void choose(category)}
      />
      <p role="status" className="works-status page">
        {loading ? (
          texts.loading
        ) : (
          <span className="sr-only">{workTexts.counts[shown.length]}</span>
        )}
      </p>
      {shown.length === 0 && !loading ? (
        <div className="grid justify-items-center gap-2 py-24 text-center">
          <p className="font-display text-h3">{texts.emptyTitle}</p>
          <p className="text-text-second">{texts.emptyText}</p>
        </div>
      ) : null}
      <div className="works-line">
        <FeetScale />
        <ul
          ref={row}
          key={wanted}
          aria-label={texts.rowLabel}
          className="works-row"
          onFocus={({ target }) =>
            target.matches(':focus-visible')
              ? target.closest('li')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
              : undefined
          }
          onKeyDown={(event) => {
            const to = moves[event.key]
            if (to === undefined || isGrid) return
            event.preventDefault()
            step(to, true)
          }}
        >
          {shown.map(card)}
        </ul>
      </div>
      <RowRuler
        {...{ position, page, goTo, step, texts }}
        ranges={workTexts}
        count={onLine.length}
      />
      {rest.length > 0 && onLine.length > 0 ? (
        <section className="works-rest line-only page">
          <h2 className="text-h3">{texts.rest}</h2>
          <ul>{rest.map((work) => card(work, 9))}</ul>
        </section>
      ) : null}
      <p className="page mt-10 text-small text-text-second">{texts.note}</p>
      {Dialog !== null && opened !== null ? (
        <Dialog
          work={opened}
          texts={workTexts}
          number={shown.findIndex(({ slug }) => slug === opened.slug) + 1}
          count={shown.length}
          onClose={() => window.history.replaceState(null, '', `${path}${search}`)}
          onTurn={turn}
        />
      ) : null}
    </div>
  )
}

const moves: Record<string, 1 | -1 | 'start' | 'end' | undefined> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'start',
  End: 'end',
}

/** The work that the address names, and its dialog, whose code comes when a hand comes near. */
function useOpenedWork(works: ShownWork[], path: string) {
  const pathname = usePathname()
  const { Dialog, prepare } = useWorkDialog()
  const slug = pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1) : null
  const opened = works.find((work) => work.slug === slug) ?? null
  const isOpen = opened !== null
  useEffect(() => {
    if (isOpen) prepare()
  }, [isOpen, prepare])
  return { Dialog, prepare, opened }
}

/** Links of before named a work by its number. */
function useOldAddress(query: string, works: ShownWork[]) {
  useEffect(() => {
    const id = new URLSearchParams(query).get('project')
    const work = id === null ? undefined : works.find((candidate) => String(candidate.id) === id)
    if (work) window.location.replace(work.href)
  }, [query, works])
}

const feet = [12, 10, 8, 6, 4, 2]

function FeetScale() {
  return (
    <div className="works-feet" aria-hidden="true">
      {feet.map((foot) => (
        <span key={foot} style={{ '--ft': foot } as Record<string, number>}>
          {foot}′
        </span>
      ))}
    </div>
  )
}
