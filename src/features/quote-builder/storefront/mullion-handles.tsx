'use client'

import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslations } from 'next-intl'
import { roomForLites, setLite } from '@/domain/storefront/fit-storefront'
import type { Bay, FrontLayout } from '@/domain/storefront/lay-out-storefront'
import { storefrontLimits } from '@/domain/storefront/storefront'
import type { Storefront } from '@/domain/storefront/storefront'
import type { FrontDrawingLayout } from '@/drawings/to-scale/front-layout'
import { inches } from './front-lengths'

type Props = {
  front: Storefront
  layout: FrontDrawingLayout
  parts: FrontLayout
  onChange: (front: Storefront) => void
  onChoose: (lite: number) => void
}

/** A handle on each mullion between lites, or between a lite and the doors. */
export function MullionHandles({ parts, ...rest }: Props) {
  return parts.bays.slice(1).map((after, index) => {
    const before = parts.bays[index]
    const sized = before?.kind === 'lite' ? before : after
    if (!before || sized.kind !== 'lite' || rest.front.lites.length < 2) return null
    return <Mullion key={index} at={index} {...{ before, after, sized }} {...rest} />
  })
}

type MullionProps = Omit<Props, 'parts'> & { at: number; before: Bay; after: Bay; sized: Bay }

function Mullion({ front, layout, onChange, onChoose, at, before, after, sized }: MullionProps) {
  const t = useTranslations('quote.storefront')
  const dragged = useRef(false)
  const least = storefrontLimits.liteIn.least
  const most = roomForLites(front) - (front.lites.length - 1) * least
  const isAfter = sized === after
  const pxPerIn = layout.scale.pxPerIn
  const setWidth = (widthIn: number) => onChange(setLite(front, sized.index, widthIn))

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const by = event.shiftKey ? 0.25 : 1
    const moves: Record<string, number> = {
      ArrowRight: by,
      ArrowUp: by,
      ArrowLeft: -by,
      ArrowDown: -by,
      PageUp: 6,
      PageDown: -6,
      Home: -1000,
      End: 1000,
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    setWidth(sized.widthIn + move)
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const sheet = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!dragged.current || !sheet) return
    const step = event.shiftKey ? 0.25 : 1
    const x = ((event.clientX - sheet.left) / sheet.width) * layout.width - layout.front.x
    const widthIn = isAfter
      ? sized.leftIn + sized.widthIn - x / pxPerIn
      : x / pxPerIn - sized.leftIn
    setWidth(Math.round(widthIn / step) * step)
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t(before.kind === after.kind ? 'mullion' : 'mullionAtDoors', {
        lite: sized.index + 1,
      })}
      aria-valuemin={least}
      aria-valuemax={Math.round(most)}
      aria-valuenow={Math.round(sized.widthIn * 100) / 100}
      aria-valuetext={t('mullionText', {
        lite: sized.index + 1,
        width: inches.write(sized.widthIn),
      })}
      data-mullion={at}
      onFocus={() => onChoose(sized.index)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        dragged.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        dragged.current = false
      }}
      onPointerCancel={() => {
        dragged.current = false
      }}
      className="group absolute grid h-11 w-6 -translate-x-1/2 -translate-y-1/2 cursor-ew-resize touch-none place-items-center outline-none"
      style={{
        left: `${((layout.front.x + after.leftIn * pxPerIn) / layout.width) * 100}%`,
        top: `${((layout.front.y + layout.front.height - (layout.bays[at + 1]?.height ?? 0) / 2) / layout.height) * 100}%`,
      }}
    >
      <span className="block h-6 w-2 border border-edge-ink bg-paper group-hover:h-9 group-hover:w-4 group-focus-visible:h-10 group-focus-visible:w-5 group-focus-visible:outline-2 group-focus-visible:outline-edge-ink" />
    </div>
  )
}
