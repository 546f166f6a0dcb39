'use client'

import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { filled } from '@/client/opening/opening-texts'
import { placeGlass, PicturedOpening, widthLineY } from '@/drawings/illustrations/pictured-opening'
import type { PicturedGlass, Registration } from '@/drawings/illustrations/pictured-opening'
import { formatInches } from '@/domain/measure/format-length'
import { useEntry } from './entry-desk'
import { entryQuery } from './entry-sizes'

type HeroTexts = Record<
  | 'slider'
  | 'inches'
  | 'about'
  | 'valueText'
  | 'valueTextAbout'
  | 'assumed'
  | 'assumedNoTax'
  | 'rest'
  | 'restFits'
  | 'beyond'
  | 'carryOn',
  string
>

type Props = { registration: Registration; action: string; texts: HeroTexts }

const views = [
  { fontSize: 24, className: 'min-[480px]:hidden' },
  { fontSize: 20, className: 'max-[479px]:hidden xl:hidden' },
  { fontSize: 16, className: 'max-xl:hidden' },
] as const
const leastPanelIn = 3

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
  const restIn = enclosure.widthIn - widthIn
  const figures = {
    width: `${formatInches(widthIn)}″`,
    height: `${formatInches(glass?.heightIn ?? enclosure.heightIn)}″`,
    rest: `${formatInches(restIn)}″`,
  }
  const isOpen = isDrawn || (isTouched && isShower && (restIn > 0 || isBeyond))

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
            price.kind === 'figure' && isShower
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
          <Ruler {...handle} isShown={isOpen} />
          <rect x={handle.x - 32} y={handle.y - 32} width="64" height="64" fill="transparent" />
          <rect
            x={handle.x - 15}
            y={handle.y - 24}
            width="30"
            height="48"
            rx="2"
            fill="var(--color-paper)"
            stroke="var(--color-edge-ink)"
            strokeWidth="2"
            className="group-focus-visible/handle:[stroke-width:5]"
          />
          <path
            d={`M${handle.x} ${handle.y - 9}v18M${handle.x - 5} ${handle.y - 5}l-5 5 5 5M${handle.x + 5} ${handle.y - 5}l5 5-5 5`}
            stroke="var(--color-edge-ink)"
            strokeWidth="2"
          />
        </g>
      </svg>
      {isOpen ? (
        <div className="absolute top-3 z-10 w-57 rounded-glass bg-ground p-4 text-text shadow-float max-md:hidden md:max-lg:right-3 md:max-lg:w-52 md:max-lg:p-3 lg:max-xl:left-8 xl:right-6 xl:w-63">
          {isBeyond ? (
            <p className="text-small">{texts.beyond}</p>
          ) : (
            <>
              <p className="figures font-semibold text-edge-ink">
                {filled(texts.inches, { width: inches, height: figures.height.slice(0, -1) })}
              </p>
              {price.kind === 'figure' ? (
                <p className="mt-0.5 money text-title leading-10">
                  <span className="text-h4">{texts.about}</span> {price.about}
                </p>
              ) : null}
              <p className="mt-1 fractions text-caption text-text-second">
                {price.kind === 'figure'
                  ? filled(price.hasTax ? texts.assumed : texts.assumedNoTax, {
                      inches: price.assumed.inches ?? price.assumed.glass,
                      finish: price.assumed.finish.toLowerCase(),
                    })
                  : price.kind === 'blocked'
                    ? price.reason
                    : null}{' '}
                {restIn > 0
                  ? filled(restIn >= leastPanelIn ? texts.restFits : texts.rest, {
                      rest: formatInches(restIn),
                    })
                  : null}
              </p>
            </>
          )}
          <a
            href={`${action}?${entryQuery(entry, kinds, { step: '3' })}`}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-link"
          >
            {texts.carryOn}
          </a>
        </div>
      ) : null}
    </>
  )
}

/** The size as far as the picture has room for it; null beyond. */
function glassIn(
  { enclosure, leastWidthIn }: Registration,
  size: { widthIn: number; heightIn: number } | null,
): PicturedGlass {
  if (size === null) return null
  const { widthIn, heightIn } = size
  const isInside =
    widthIn >= leastWidthIn &&
    widthIn <= enclosure.widthIn &&
    heightIn <= enclosure.heightIn &&
    heightIn >= enclosure.heightIn / 2
  return isInside ? { widthIn, heightIn } : null
}

function snapped(inches: number, isFine: boolean): number {
  const marks = isFine ? 16 : 8
  return Math.round(inches * marks) / marks
}

function widthByKey(
  { key, shiftKey }: KeyboardEvent,
  widthIn: number,
  { enclosure, leastWidthIn }: Registration,
): number | null {
  const step = shiftKey ? 1 / 16 : 1 / 8
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return widthIn + step
    case 'ArrowLeft':
    case 'ArrowDown':
      return widthIn - step
    case 'PageUp':
      return widthIn + 1
    case 'PageDown':
      return widthIn - 1
    case 'Home':
      return leastWidthIn
    case 'End':
      return enclosure.widthIn
    default:
      return null
  }
}

/** The marks of a tape around the handle, an inch apart, fainter further off. */
function Ruler({ x, y, isShown }: { x: number; y: number; isShown: boolean }) {
  return (
    <g
      aria-hidden="true"
      stroke="currentColor"
      className="transition-opacity duration-200"
      opacity={isShown ? 1 : 0}
    >
      {Array.from({ length: 21 }, (_, index) => index - 10).map((inch) => (
        <path
          key={inch}
          d={`M${x + inch * 5.6} ${y}v${inch % 2 === 0 ? 8 : 5}`}
          strokeOpacity={0.7 - Math.abs(inch) * 0.06}
        />
      ))}
    </g>
  )
}

/** From the handle to what it says. */
function Leader({ x, y, to }: { x: number; y: number; to: number }) {
  return (
    <g stroke="currentColor" className="max-md:hidden lg:max-xl:hidden">
      <path d={`M${x} ${y - 24}V${y - 34}H${to - 60}`} />
      <circle cx={x} cy={y - 24} r="3.5" fill="currentColor" stroke="none" />
    </g>
  )
}
