'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { usePriceEngine } from '@/builder/opening-price/use-price-engine'
import type { PriceEngine } from '@/builder/opening-price/price-engine'
import { keepOpening, useOpening } from '@/client/opening/kept-opening'
import { isSameOpening, openingOf, openingOfInches, sizesOf } from '@/client/opening/opening'
import type { Locale } from '@/config/locales'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import type { ThicknessOption } from '@/domain/pricing/thickness'
import { Arrow } from '@/ui/page/arrow-link'
import { fitSize, SizeInput } from '@/ui/size-input'
import { RailDrawing } from './rail-drawing'

type Side = 'width' | 'height'

type Props = {
  locale: Locale
  action: string
  work: OpeningWork
  size: OpeningSize
  /** The usual sizes as they are written. */
  sizes: Record<Side, string>
  inFeet: boolean
  /** To choose from, where there is anything to choose; and which of them `figure` is for. */
  thicknesses: ThicknessOption[]
  usualMm: number | null
  /** Of the usual size, as it came with the page. */
  figure: string | null
  note: string
  words: Record<'label' | Side | 'thickness' | 'in' | 'action' | 'noFigure' | 'unread', string>
  children: ReactNode
}

const sides = ['width', 'height'] as const

/** A form that opens the builder filled in, with or without code; with it, the price runs along. */
export function RailForm({ locale, action, size, sizes, inFeet, words, ...shown }: Props) {
  const opening = useOpening()
  const form = useRef<HTMLFormElement>(null)
  const isTyped = useRef(false)
  const [isTouched, setTouched] = useState(false)
  const [isUnread, setUnread] = useState(false)
  const [thicknessMm, setThickness] = useState(shown.usualMm)
  const isUsualGlass = shown.thicknesses.length === 0 || thicknessMm === shown.usualMm
  const work = isUsualGlass ? shown.work : { ...shown.work, thicknessMm: thicknessMm ?? undefined }
  const engine = usePriceEngine(locale, isTouched || opening !== null)
  const usual = openingOfInches(size.widthIn, size.heightIn)
  const current = opening ?? usual
  const isUsual = isUsualGlass && isSameOpening(current, usual)
  const drawn = current ? { widthIn: current.width.inches, heightIn: current.height.inches } : size
  const priced = engine?.price(work, drawn) ?? null
  const price = isUsual ? null : priced
  // the form that takes feet asks for the glass, too: what it is here goes along
  const request = inFeet && priced?.kind === 'figure' ? priced.request : null

  // what another page or the header's tag says goes into fields that nobody is writing in
  useEffect(() => {
    const sheet = form.current
    if (opening === null || sheet === null) return
    for (const side of sides) {
      const field = fieldOf(sheet, side)
      if (!field || field === document.activeElement) continue
      field.value = written(sizesOf(opening)[side])
      fitSize(field)
    }
  })

  function written(text: string): string {
    return inFeet ? `${text}"` : text
  }

  function read(sheet: HTMLFormElement) {
    setTouched(true)
    isTyped.current = true
    if (engine) setUnread(!keepSizes(sheet, engine))
  }

  // what was typed before the prices came is read once they have
  useEffect(() => {
    if (engine && isTyped.current && form.current) keepSizes(form.current, engine)
  }, [engine])

  useEffect(() => {
    const sheet = form.current
    if (sheet === null || !inFeet) return
    const say = ({ formData }: FormDataEvent) => {
      for (const side of sides) {
        const text = formData.get(side)
        const isBare = typeof text === 'string' && /^[\d\s./-]+$/.test(text)
        if (isBare) formData.set(side, `${text.trim()}"`)
      }
    }
    sheet.addEventListener('formdata', say)
    return () => sheet.removeEventListener('formdata', say)
  }, [inFeet])

  return (
    <form
      ref={form}
      action={action}
      className={shown.thicknesses.length > 0 ? 'rail-sheet rail-thick' : 'rail-sheet'}
      aria-label={words.label}
      onFocus={() => setTouched(true)}
      onInput={(event) => read(event.currentTarget)}
    >
      <input type="hidden" name="serviceType" value={shown.work.service} />
      {request ? <input type="hidden" name="inputs" value={JSON.stringify(request)} /> : null}
      <div className="rail-drawing">
        <RailDrawing size={drawn} />
      </div>
      {sides.map((side) => (
        <label key={side} className="rail-field">
          <span className="rail-name">{words[side]}</span>
          <span className="@container flex items-baseline gap-1.5 [--at-most:var(--text-h3)] [--beside:1.375rem]">
            <SizeInput
              name={side}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              aria-invalid={isUnread || undefined}
              defaultValue={written(sizes[side])}
              className="field-sizing-content max-w-full min-w-8 bg-transparent figures leading-tight font-medium outline-none"
            />
            {inFeet ? null : <span className="text-small text-text-second">{words.in}</span>}
          </span>
        </label>
      ))}
      {shown.thicknesses.length === 0 ? null : (
        <label className="rail-field rail-choice">
          <span className="rail-name">{words.thickness}</span>
          <select
            value={String(thicknessMm)}
            onChange={(event) => {
              setTouched(true)
              setThickness(Number(event.currentTarget.value))
            }}
            className="min-h-11 bg-transparent figures text-h4 leading-tight font-medium outline-none"
          >
            {shown.thicknesses.map(({ inches, mm }) => (
              <option key={mm} value={mm}>
                {`${inches} ${words.in}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="rail-price" aria-live="polite">
        {figure()}
      </div>
      {shown.children}
      <button type="submit" className="rail-action">
        {words.action}
        <Arrow />
      </button>
    </form>
  )

  function figure() {
    if (isUnread) return <p className="text-base">{words.unread}</p>
    if (price?.kind === 'blocked') return <p className="fractions text-base">{price.reason}</p>
    const now = isUsual
      ? shown.figure
      : engine && price?.kind === 'figure'
        ? engine.money(price.total, price.currencyCode)
        : engine
          ? null
          : '…'
    return (
      <>
        {now === null ? (
          <p className="font-display text-h3 leading-tight">{words.noFigure}</p>
        ) : (
          <p className="money text-h2 leading-none font-light">{now}</p>
        )}
        <p className="rail-note fractions text-small text-text-second">
          {!isUsualGlass && price?.kind === 'figure' ? price.assumed.glass : shown.note}
        </p>
      </>
    )
  }
}

function fieldOf(sheet: HTMLFormElement, side: Side): HTMLInputElement | null {
  const field = sheet.elements.namedItem(side)
  return field instanceof HTMLInputElement ? field : null
}

/** Keeps the sizes of the form for every page; says whether they could be read. */
function keepSizes(sheet: HTMLFormElement, reader: PriceEngine): boolean {
  const [width, height] = sides.map((side) => {
    const text = fieldOf(sheet, side)?.value ?? ''
    return { text, inches: reader.inches(text) ?? Number.NaN }
  })
  const typed = width && height ? openingOf(width, height) : null
  if (typed !== null) keepOpening(typed)
  return typed !== null
}
