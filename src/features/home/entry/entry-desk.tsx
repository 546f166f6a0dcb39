'use client'

import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { PriceEngine } from '@/builder/opening-price/price-engine'
import { usePriceEngine } from '@/builder/opening-price/use-price-engine'
import { keepOpening, useOpening } from '@/client/opening/kept-opening'
import { openingOf, sizesOf } from '@/client/opening/opening'
import type { Opening } from '@/client/opening/opening'
import type { Locale } from '@/config/locales'
import { formatInches } from '@/domain/measure/format-length'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { priceInWords } from './entry-price'
import type { EntryPrice } from './entry-price'
import { usualEntry, withKind } from './entry-sizes'
import type { Entry, EntryKind, Side } from './entry-sizes'

type EntryDesk = {
  kinds: readonly EntryKind[]
  entry: Entry
  /** Null while a size is none. */
  size: OpeningSize | null
  /** What was typed and is no size. */
  unread: Record<Side, boolean>
  price: EntryPrice
  /** Whether somebody has set to work here. */
  isTouched: boolean
  touch: () => void
  type: (side: Side, text: string) => void
  choose: (service: string) => void
  /** What the handle in the picture stands at; it is kept once it is let go. */
  drawTo: (widthIn: number, isLetGo: boolean) => void
}

const Desk = createContext<EntryDesk | null>(null)

export function useEntry(): EntryDesk {
  const desk = use(Desk)
  if (desk === null) throw new Error('The entry is used outside of its provider.')
  return desk
}

type Props = {
  locale: Locale
  kinds: readonly [EntryKind, ...EntryKind[]]
  /** What the first kind costs in its usual size, as the page was rendered. */
  example: EntryPrice
  children: ReactNode
}

type State = {
  entry: Entry
  /** What the handle was drawn to, which is known without reading it. */
  drawnIn: number | null
  isTouched: boolean
  toKeep: boolean
  seen: Opening | null
}

const quietMs = 400

/** What the picture and the sheet share: sizes, price, and the opening that they leave behind for other pages. */
export function EntryProvider({ locale, kinds, example, children }: Props) {
  const [state, setState] = useState<State>({
    entry: usualEntry(kinds[0]),
    drawnIn: null,
    isTouched: false,
    toKeep: false,
    seen: null,
  })
  const opening = useOpening()
  const { entry, drawnIn, isTouched, toKeep } = state
  const engine = usePriceEngine(locale, isTouched || opening !== null)
  if (state.seen !== opening) setState(following(state, opening, kinds, engine))

  useEffect(() => {
    if (!toKeep || !engine) return
    const timer = setTimeout(() => {
      const next = readOpeningOf(entry, engine)
      if (next) keepOpening(next)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [entry, toKeep, engine])

  const desk = useMemo((): EntryDesk => {
    const { widthIn, heightIn } = sizesIn(entry, kinds, { opening, drawnIn }, engine)
    const size = widthIn === null || heightIn === null ? null : { widthIn, heightIn }
    const isUnread = (side: Side, inches: number | null) =>
      engine !== null && inches === null && entry[side].trim() !== ''
    const isUsual = isSameAsUsual(entry, kinds[0])
    return {
      kinds,
      entry,
      size,
      unread: { width: isUnread('width', widthIn), height: isUnread('height', heightIn) },
      isTouched,
      price:
        engine && size
          ? priceInWords(engine.price({ service: entry.service }, size), engine)
          : isUsual
            ? example
            : { kind: 'coming' },
      touch: () => setState((now) => (now.isTouched ? now : { ...now, isTouched: true })),
      type: (side, text) =>
        setState((now) => ({
          ...now,
          entry: { ...now.entry, [side]: text },
          isTouched: true,
          toKeep: true,
        })),
      choose: (service) =>
        setState((now) => ({
          ...now,
          entry: withKind(now.entry, kinds, service),
          isTouched: true,
        })),
      drawTo: (widthIn, isLetGo) =>
        setState((now) => ({
          ...now,
          entry: {
            ...withKind(now.entry, kinds, kinds[0].serviceType),
            width: formatInches(widthIn),
          },
          drawnIn: widthIn,
          isTouched: true,
          toKeep: isLetGo,
        })),
    }
  }, [entry, kinds, opening, drawnIn, engine, isTouched, example])
  return <Desk value={desk}>{children}</Desk>
}

/** Another page, the tag or another tab changed the opening: the fields follow, and go back when it is cleared. */
function following(
  state: State,
  opening: Opening | null,
  kinds: Props['kinds'],
  engine: PriceEngine | null,
): State {
  const { entry } = state
  if (opening !== null) {
    const here = engine && readOpeningOf(entry, engine)
    const isHere =
      here?.width.inches === opening.width.inches && here.height.inches === opening.height.inches
    return {
      ...state,
      seen: opening,
      entry: isHere ? entry : { ...entry, ...sizesOf(opening) },
      toKeep: false,
    }
  }
  const kind = kinds.find(({ serviceType }) => serviceType === entry.service) ?? kinds[0]
  return { ...state, seen: null, entry: usualEntry(kind), toKeep: false }
}

function readOpeningOf(entry: Entry, { inches }: PriceEngine): Opening | null {
  const [width, height] = [inches(entry.width), inches(entry.height)]
  if (width === null || height === null) return null
  return openingOf(
    { text: entry.width.trim(), inches: width },
    { text: entry.height.trim(), inches: height },
  )
}

function isSameAsUsual(entry: Entry, kind: EntryKind): boolean {
  const usual = usualEntry(kind)
  return (
    entry.service === usual.service && entry.width === usual.width && entry.height === usual.height
  )
}

/** The sizes that are known without any code that reads, and what that code reads. */
function sizesIn(
  entry: Entry,
  kinds: Props['kinds'],
  { opening, drawnIn }: { opening: Opening | null; drawnIn: number | null },
  engine: PriceEngine | null,
): Record<keyof OpeningSize, number | null> {
  const kind = kinds.find(({ serviceType }) => serviceType === entry.service) ?? kinds[0]
  return {
    widthIn: inchesOf(entry.width, [kind.widthIn, opening?.width.inches, drawnIn], engine),
    heightIn: inchesOf(entry.height, [kind.heightIn, opening?.height.inches], engine),
  }
}

function inchesOf(
  text: string,
  known: readonly (number | null | undefined)[],
  engine: PriceEngine | null,
): number | null {
  const same = known.find((inches) => typeof inches === 'number' && formatInches(inches) === text)
  return same ?? engine?.inches(text) ?? null
}
