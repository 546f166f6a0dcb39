'use client'

import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { filled } from '@/client/opening/opening-texts'
import { placeGlass, PicturedOpening, widthLineY } from '@/drawings/illustrations/pictured-opening'
import type { Registration } from '@/drawings/illustrations/pictured-opening'
import { formatInches } from '@/domain/measure/format-length'
import { glassIn, snapped, widthByKey } from './drawn-width'
import { useEntry } from './entry-desk'
import { entryQuery } from './entry-sizes'
import { OpeningCard } from './opening-card'
import type { CardTexts } from './opening-card'
import { Leader, WidthHandle } from './width-handle'

type HeroTexts = CardTexts & Record<'slider' | 'valueText' | 'valueTextAbout', string>

type Props = { registration: Registration; action: string; texts: HeroTexts }

const views = [
  { fontSize: 24, className: 'min-[480px]:hidden' },
  { fontSize: 20, className: 'max-[479px]:hidden xl:hidden' },
  { fontSize: 16, className: 'max-xl:hidden' },
] as const

/** The width over the picture, to be drawn by its right end; glass, figure and sheet run along. */
export function HeroOpening({ registration, action, texts }: Props) {
  const { entry, kinds, size, isTouched, touch, price, drawTo } = useEntry()
  const { of, enclosure, leastWidthIn } = registration
  const svg = useRef<SVGSVGElement>(null)
  /** Where the handle was taken up; Escape brings it back there. */
  const beganIn = useRef<number | null>(null)
  const isDragged = useRef(false)
  const [isDrawn, setDrawn] = useState(false)

  const isShower = entry.service === kinds[0]?.serviceType
  const glass = isShower ? glassIn(registration, size) : null
  const widthIn = glass?.widthIn ?? enclosure.widthIn
  const isBeyond = isShower && size !== null && glass === null
  const placed = placeGlass(registration, glass)
  const heightIn = glass?.heightIn ?? enclosure.heightIn
  const restIn = enclosure.widthIn - widthIn
  const figures = {
    width: `${formatInches(widthIn)}″`,
    height: `${formatInches(heightIn)}″`,
    rest: `${formatInches(restIn)}″`,
  }
  // what was typed and is no size has nothing to say beside the picture
  const isOpen = size !== null && (isDrawn || (isTouched && isShower && (restIn > 0 || isBeyond)))

  function draw(to: number, isLetGo: boolean) {
    drawTo(Math.min(enclosure.widthIn, Math.max(leastWidthIn, to)), isLetGo)
  }

  function widthAt({ clientX, clientY, shiftKey }: PointerEvent): number | null {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return null
    const { x } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    const inches = ((x - enclosure.left) / (enclosure.right - enclosure.left)) * enclosure.widthIn
    return snapped(inches, shiftKey)
  }

  function onPointerDown(event: PointerEvent<SVGGElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    beganIn.current = widthIn
    isDragged.current = true
    setDrawn(true)
    touch()
  }

  function onPointerMove(event: PointerEvent<SVGGElement>) {
    if (!isDragged.current) return
    const to = widthAt(event)
    if (to !== null && to !== widthIn) draw(to, false)
  }

  function letGo() {
    if (!isDragged.current) return
    isDragged.current = false
    draw(widthIn, true)
  }

  function onKeyDown(event: KeyboardEvent) {
    const goesBack = event.key === 'Escape' && beganIn.current !== null
    const to = goesBack ? beganIn.current : widthByKey(event, widthIn, registration)
    if (to === null) return
    event.preventDefault()
    isDragged.current = false
    setDrawn(true)
    draw(to, true)
  }

  const inches = formatInches(widthIn)
  const handle = { x: placed.right, y: widthLineY(registration) }
  return (
    <>
      <svg
        ref={svg}
        viewBox={`0 0 ${of.width} ${of.height}`}
        className="hero-scene touch-pan-y text-edge-ink"
        fill="none"
      >
        <g aria-hidden="true">
          <PicturedOpening {...{ registration, glass, figures, views }} />
          {isOpen ? <Leader {...handle} to={of.width} /> : null}
        </g>
        <g
          role="slider"
          tabIndex={0}
          aria-label={texts.slider}
          aria-orientation="horizontal"
          aria-valuemin={leastWidthIn}
          aria-valuemax={enclosure.widthIn}
          aria-valuenow={widthIn}
          aria-valuetext={
            price.kind === 'figure' && !price.approval && isShower
              ? filled(texts.valueTextAbout, { inches, about: price.about })
              : filled(texts.valueText, { inches })
          }
          onPointerEnter={touch}
          onFocus={() => {
            touch()
            setDrawn(true)
            beganIn.current = widthIn
          }}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={onKeyDown}
          className="group/handle hero-handle cursor-ew-resize touch-none outline-none max-md:hidden"
        >
          <WidthHandle {...handle} isShown={isOpen} />
        </g>
      </svg>
      {isOpen ? (
        <OpeningCard
          {...{ price, widthIn, heightIn, restIn, isBeyond, texts }}
          href={`${action}?${entryQuery(entry, kinds, { step: '3' })}`}
        />
      ) : null}
    </>
  )
}
