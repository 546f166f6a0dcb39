'use client'

import { useContext, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { usePriceEngine } from '@/builder/opening-price/use-price-engine'
import { LiesHere, useOpening } from '@/client/opening/kept-opening'
import { isSameOpening, openingOfInches, sizesOf } from '@/client/opening/opening'
import type { Locale } from '@/config/locales'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { hasOneLength, pricedShape } from '@/domain/services-catalogue/mirror-shapes'
import type { MirrorShape } from '@/domain/services-catalogue/mirror-shapes'
import { classNames } from '@/ui/class-names'
import { Arrow } from '@/ui/page/arrow-link'
import { fitSize, SizeInput } from '@/ui/size-input'
import { pricedOf, useChosenGlass } from './chosen-glass'
import type { GlassOffer } from './chosen-glass'
import { RailDrawing } from './rail-drawing'
import { RailFigure } from './rail-figure'
import { RailPhoneBar } from './rail-phone-bar'
import { RailPreview } from './rail-preview'
import { ShapeChoice } from './shape-choice'
import type { ShapeWords } from './shape-choice'
import { fieldOf, keepSizes, sides } from './sizes-of-form'
import type { Side } from './sizes-of-form'
import { useSentFields } from './use-sent-fields'

export type ShapeOffer = {
  first: MirrorShape
  askAt: string
  /** By its key, as the form there knows it. */
  askFor: string
  names: ShapeWords
  /** Who prices this one. */
  quoted: ShapeWords
  words: Record<'legend' | 'diameter' | 'basis' | 'ask' | 'askShort', string>
}

type Props = {
  locale: Locale
  action: string
  /** What the page offers as it comes, of the usual size. */
  usual: GlassOffer
  /** The step of the builder that the inputs of the price lead to; null where it takes sizes alone. */
  opensAt: number | null
  size: OpeningSize
  /** The usual sizes as they are written. */
  sizes: Record<Side, string>
  /** Where it leads, a bare number is taken for feet. */
  inFeet: boolean
  /** Where a shape is chosen: the one it begins with, its words, and where shapes without a price go. */
  shapes?: ShapeOffer | undefined
  words: Record<
    'label' | Side | 'thickness' | 'in' | 'action' | 'goOn' | 'noFigure' | 'unread' | 'askFirst',
    string
  >
  /** Where one reaches the shop. */
  askAt: string
  /** The small print below the rail; null where there is no figure that it is of. */
  preview: string | null
  children: ReactNode
}

/** A form that opens the builder filled in, with or without code; with it, the price runs along. */
export function RailForm({ locale, action, size, sizes, inFeet, words, ...shown }: Props) {
  const opening = useOpening()
  const lies = useContext(LiesHere)
  const form = useRef<HTMLFormElement>(null)
  const isTyped = useRef(false)
  const [isTouched, setTouched] = useState(false)
  const [isUnread, setUnread] = useState(false)
  const { shapes } = shown
  const [shape, setShape] = useState(shapes?.first ?? pricedShape)
  const isPriced = shape === pricedShape
  const isOneLength = hasOneLength(shape)
  const choice = useChosenGlass()
  const { glass, thicknessMm } = choice ?? { glass: shown.usual, thicknessMm: shown.usual.glassMm }
  const { work, isAsOffered } = pricedOf({ glass, thicknessMm })
  const engine = usePriceEngine(locale, isTouched || opening !== null)
  const usual = openingOfInches(size.widthIn, size.heightIn)
  const current = opening ?? usual
  const isUsual = isAsOffered && !isOneLength && isSameOpening(current, usual)
  const drawn = current ? { widthIn: current.width.inches, heightIn: current.height.inches } : size
  // a shape without a rule is told by the rectangle that it is cut from
  const cutFrom = isOneLength ? { ...drawn, heightIn: drawn.widthIn } : drawn
  const priced = engine?.price(work, cutFrom) ?? null
  const price = isUsual ? null : priced
  // all that the price is of goes along, so that the builder comes to the same
  const counted = isUsual ? glass.request : priced?.kind === 'figure' ? priced.request : null
  useSentFields(form, { request: isPriced ? counted : null, opensAt: shown.opensAt })

  // what another page or the header's tag says goes into fields that nobody is writing in
  useEffect(() => {
    const sheet = form.current
    if (opening === null || sheet === null) return
    for (const side of sides) {
      const field = fieldOf(sheet, side)
      if (!field || field === document.activeElement) continue
      field.value = sizesOf(opening)[side]
      fitSize(field)
    }
  })

  function read(sheet: HTMLFormElement) {
    setTouched(true)
    isTyped.current = true
    if (engine) setUnread(!keepSizes(sheet, engine, lies))
  }

  // what was typed before the prices came is read once they have
  useEffect(() => {
    if (engine && isTyped.current && form.current) keepSizes(form.current, engine, lies)
  }, [engine, lies])

  const quoted = isPriced || !shapes ? null : shapes
  const approval = isUsual ? glass.approval : price?.kind === 'figure' ? price.approval : null
  const now = isUsual
    ? glass.figure
    : engine && price?.kind === 'figure'
      ? engine.money(price.total, price.currencyCode)
      : engine
        ? null
        : '…'
  const note = quoted
    ? quoted.quoted[shape]
    : !isAsOffered && price?.kind === 'figure'
      ? price.assumed.glass
      : glass.note

  const noteOfBar = approval
    ? `${approval.title}: ${words.askFirst}`
    : (quoted?.words.basis ?? note)

  return (
    <>
      <div className="rail">
        <form
          ref={form}
          action={action}
          className={classNames(
            'rail-sheet',
            glass.thicknesses.length > 0 && 'rail-thick',
            shapes && 'rail-shaped',
          )}
          aria-label={words.label}
          onFocus={() => setTouched(true)}
          onInput={(event) => read(event.currentTarget)}
        >
          {isPriced || !shapes ? (
            <input type="hidden" name="serviceType" value={shown.usual.work.service} />
          ) : (
            <input type="hidden" name="service" value={shapes.askFor} />
          )}
          {inFeet ? <input type="hidden" name="unit" value="in" /> : null}
          {shapes ? (
            <ShapeChoice
              size={drawn}
              chosen={shape}
              legend={shapes.words.legend}
              words={shapes.names}
              onChoose={(chosen) => {
                setTouched(true)
                setShape(chosen)
              }}
            />
          ) : (
            <div className="rail-drawing">
              <RailDrawing size={drawn} />
            </div>
          )}
          {sides.map((side) => (
            <label
              key={side}
              className={classNames('rail-field', isOneLength && 'rail-one')}
              hidden={isOneLength && side === 'height'}
            >
              <span className="rail-name">
                {isOneLength && shapes ? shapes.words.diameter : words[side]}
              </span>
              <span className="@container flex items-baseline gap-1.5 [--at-most:var(--text-h3)] [--beside:1.375rem]">
                <SizeInput
                  name={side}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={16}
                  aria-invalid={isUnread || undefined}
                  defaultValue={sizes[side]}
                  className="field-sizing-content max-w-full min-w-8 bg-transparent figures leading-tight font-medium outline-none"
                />
                <span className="text-small text-text-second">{words.in}</span>
              </span>
            </label>
          ))}
          {glass.thicknesses.length === 0 ? null : (
            <label className="rail-field rail-choice">
              <span className="rail-name">{words.thickness}</span>
              <select
                value={String(thicknessMm)}
                onChange={(event) => {
                  setTouched(true)
                  choice?.chooseThickness(Number(event.currentTarget.value))
                }}
                className="-my-1 min-h-11 bg-transparent figures text-h4 leading-tight font-medium outline-none"
              >
                {glass.thicknesses.map(({ inches, mm }) => (
                  <option key={mm} value={mm}>
                    {`${inches} ${words.in}`}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div className="rail-price" aria-live="polite">
            <RailFigure
              {...{ words, isUnread, note, approval }}
              blocked={price?.kind === 'blocked' ? price.reason : null}
              figure={now}
              basis={quoted?.words.basis}
              askAt={shown.askAt}
            />
          </div>
          {shown.children}
          <button type="submit" formAction={quoted?.askAt} className="rail-action">
            {quoted ? quoted.words.ask : words.action}
            <Arrow />
          </button>
          {now === null || isUnread ? null : (
            <RailPhoneBar
              {...{ rail: form, figure: now, note: noteOfBar }}
              shortNote={approval?.title}
              action={{ text: quoted?.words.askShort ?? words.goOn, goesTo: quoted?.askAt }}
            />
          )}
        </form>
      </div>
      {shown.preview === null ? null : (
        <RailPreview
          text={shown.preview}
          approval={isUnread ? null : approval}
          ask={{ text: words.askFirst, href: shown.askAt }}
        />
      )}
    </>
  )
}
