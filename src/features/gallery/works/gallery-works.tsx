'use client'

import { useCallback, useState } from 'react'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { useOpening } from '@/client/opening/kept-opening'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { partAddress } from '@/domain/gallery/parts'
import { lineHeightIn } from '@/domain/gallery/elevation'
import { layRow, rulerOf } from '@/domain/gallery/lay-row'
import { closeUpWith, placeBehindAll, placeInLongRow } from '@/domain/gallery/room-for-yours'
import type { PlaceOfYours } from '@/domain/gallery/room-for-yours'
import { AddressReader } from '@/ui/address-reader'
import { buttonClasses } from '@/ui/button'
import { notifyError } from '@/ui/toast'
import { useGrid } from './arrangement'
import { FilterBar } from './filter-bar'
import { hrefOfKind } from './href-of-kind'
import type { Category } from './filter-bar'
import type { GalleryTexts } from './gallery-texts'
import { rangeWords } from './range-words'
import { RowRuler } from './row-ruler'
import type { ShownWork } from './shown-work'
import { useClosingUp } from './use-closing-up'
import { useFilter } from './use-filter'
import { useOldAddress, useOpenedWork } from './use-opened-work'
import { useRow } from './use-row'
import { WorkCard } from './work-card'
import type { WorkTexts } from './work-view'
import { WorksLine } from './works-line'
import { WorksScale } from './works-scale'
import { YoursCard } from './yours-card'
import './works-styles'

/** The scale of the line where its style is not read yet. */
const leastUsualPx = 2.5

type Props = {
  locale: Locale
  /** Where the gallery stands in this language. */
  path: string
  categories: Category[]
  /** The number of this part of the gallery, from 1, and its works. */
  part: number
  works: ShownWork[]
  texts: GalleryTexts
  workTexts: WorkTexts
  heading: ReactNode
}

/** A part of the gallery as one elevation, or as a grid; the filter and the work that is open stand in the address. */
export function GalleryWorks(props: Props) {
  const { locale, path, categories, part, works, texts, workTexts, heading } = props
  const here = localHref(locale, partAddress(part))
  const [query, setQuery] = useState('')
  const isGrid = useGrid()
  const { errorTitle: title, errorText: text } = texts
  const onFail = useCallback(() => notifyError({ title, text }), [title, text])
  const { category, wanted, shown, loading, search, hasMore, before, ...filter } = useFilter({
    ...{ locale, path, here, part, query, categories, works, onFail },
  })
  const count = category?.count ?? shown.length
  const onLine = shown.filter(({ elevation }) => elevation !== null)
  const rest = shown.filter(({ elevation }) => elevation === null)
  const laid = layRow(onLine.map(({ elevation }) => elevation?.crop.widthIn ?? 0))
  const people = new Set(laid.people)
  const withPerson = new Set(onLine.filter((_, index) => people.has(index)))
  const { row, position, page, goTo, step } = useRow(shown, isGrid)
  const tallestIn = Math.max(0, ...onLine.map(({ elevation }) => reachOf(elevation)))
  const opening = useOpening()
  const own = opening && { widthIn: opening.width.inches, heightIn: opening.height.inches }
  // another scale moves all that is below the line: not while it is read as it came
  const close =
    position.room && !filter.isAsLoaded
      ? closeUpWith(own, { widthIn: laid.widthIn, tallestIn }, position.room)
      : null
  const fits = close !== null || (position.whole > 0 && position.whole <= position.shown + 1)
  const ruler = rulerOf({
    isMeasured: position.room !== null,
    fits,
    isAsLoaded: filter.isAsLoaded,
  })
  const { room } = position
  const isLine = !isGrid && onLine.length > 0
  const yours = isLine ? placeOfYours() : 'none'
  const hrefOfYours = wanted === 'all' ? workTexts.quoteHref : hrefOfKind(shown)
  const closing = useClosingUp(row, shown)
  const { Dialog, prepare, opened } = useOpenedWork(shown, path)

  useOldAddress(query, works)

  function choose(category: Category) {
    closing.note()
    row.current?.scrollTo({ left: 0, behavior: 'instant' })
    void filter.choose(category)
  }

  function showMore(event: MouseEvent) {
    event.preventDefault()
    void filter.readMore()
  }

  function placeOfYours(): PlaceOfYours {
    if (close !== null && room !== null) return placeBehindAll(own, laid, close, room)
    const inchPx = room?.usualPx ?? leastUsualPx
    return placeInLongRow(own, { inchPx, topIn: lineHeightIn })
  }

  function countText(): string {
    if (shown.length === 0) return ''
    if (shown.length === count) return category?.countText ?? ''
    return rangeWords(workTexts, { first: before + 1, last: before + shown.length, count })
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

  const isPair = yours !== 'none' && rest.length < 3
  const card = (work: ShownWork, index: number, isWide = false) => (
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
          {...{ work, isGrid, isWide }}
          inchPx={close?.inchPx}
          first={index < 2}
          personText={withPerson.has(work) ? texts.person : null}
        />
      </a>
    </li>
  )

  return (
    <div
      className="works"
      data-as={isLine ? 'line' : 'grid'}
      style={
        close === null
          ? undefined
          : ({ '--in': `${close.inchPx}px`, '--top-in': close.topIn } as CSSProperties)
      }
    >
      <AddressReader onRead={setQuery} />
      <div className="works-head page">
        {heading}
        <WorksScale {...{ texts, isGrid }} inchPx={close?.inchPx ?? null} />
      </div>
      <FilterBar {...{ categories, wanted }} label={texts.filterLabel} onChoose={choose} />
      <p role="status" className="works-status page">
        {loading ? texts.loading : countText()}
      </p>
      {shown.length === 0 && !loading ? (
        <div className="grid justify-items-center gap-2 py-24 text-center">
          <p className="font-display text-h3">{texts.emptyTitle}</p>
          <p className="text-text-second">{texts.emptyText}</p>
        </div>
      ) : null}
      <WorksLine
        {...{ row, isGrid }}
        label={texts.rowLabel}
        topIn={close?.topIn ?? lineHeightIn}
        onStep={(to) => step(to, true)}
      >
        {shown.map((work, index) => card(work, index))}
        {hrefOfYours !== null && shown.length > 0 ? (
          <YoursCard href={hrefOfYours} texts={texts} onLine={yours} fillsLine={close !== null} />
        ) : null}
      </WorksLine>
      {ruler === 'gone' ? null : (
        <RowRuler
          {...{ position, page, goTo, step, texts }}
          isUnseen={ruler === 'unseen'}
          ranges={workTexts}
          count={onLine.length}
        />
      )}
      {rest.length > 0 && onLine.length > 0 ? (
        <section className="works-rest line-only page">
          <h2 className="text-h3">{texts.rest}</h2>
          <ul>
            {rest.map((work) => card(work, 9, isPair))}
            {hrefOfYours === null || yours !== 'none' ? null : (
              <YoursCard href={hrefOfYours} texts={texts} />
            )}
          </ul>
        </section>
      ) : null}
      {hasMore || part > 1 ? (
        <p className="page mt-10 flex flex-wrap gap-4">
          {part > 1 && wanted === 'all' ? (
            <a
              href={localHref(locale, partAddress(part - 1))}
              className={buttonClasses('outline', 'large')}
            >
              {texts.newer}
            </a>
          ) : null}
          {hasMore ? (
            // without scripts the next part is a page of its own
            <a
              href={localHref(locale, partAddress(part + 1))}
              onClick={showMore}
              className={buttonClasses('outline', 'large')}
            >
              {texts.more}
            </a>
          ) : null}
        </p>
      ) : null}
      <p className="page mt-10 text-small text-text-second">{texts.note}</p>
      {Dialog !== null && opened !== null ? (
        <Dialog
          work={opened}
          texts={workTexts}
          number={before + shown.findIndex(({ slug }) => slug === opened.slug) + 1}
          count={Math.max(count, shown.length)}
          onClose={() =>
            window.history.replaceState(null, '', search === '' ? here : `${path}${search}`)
          }
          onTurn={turn}
        />
      ) : null}
    </div>
  )
}

function reachOf(elevation: ShownWork['elevation']): number {
  return elevation === null ? 0 : elevation.crop.bottomIn + elevation.crop.heightIn
}
