'use client'

import { useRef } from 'react'
import { movedByKey, movedByPointer } from './move-line'

type Props = {
  axis: 'x' | 'y'
  name: string
  at: number
  /** How long the picture is along the axis, in its own pixels. */
  lengthPx: number
  kind: 'glass' | 'floor' | 'joint'
  readOnly: boolean
  onMove: (at: number) => void
}

/** A line across the picture that is dragged, or moved with the arrow keys. */
export function PictureLine({ axis, name, at, lengthPx, kind, readOnly, onMove }: Props) {
  const line = useRef<HTMLDivElement>(null)

  function follow(pointer: { clientX: number; clientY: number }) {
    const frame = line.current?.parentElement?.getBoundingClientRect()
    if (frame === undefined) return
    onMove(
      axis === 'x'
        ? movedByPointer(pointer.clientX, frame.left, frame.width)
        : movedByPointer(pointer.clientY, frame.top, frame.height),
    )
  }

  return (
    <div
      ref={line}
      role="slider"
      tabIndex={readOnly ? -1 : 0}
      aria-label={name}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={lengthPx}
      aria-valuenow={Math.round(at * lengthPx)}
      aria-valuetext={`${Math.round(at * lengthPx)} px`}
      aria-disabled={readOnly}
      className={`picture-line picture-line-${axis} picture-line-${kind}`}
      style={{ [axis === 'x' ? 'left' : 'top']: `${at * 100}%` }}
      onPointerDown={(event) => {
        if (readOnly) return
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.focus()
        event.preventDefault()
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
      onKeyDown={(event) => {
        const moved = readOnly ? null : movedByKey(event, at, lengthPx)
        if (moved === null) return
        event.preventDefault()
        onMove(moved)
      }}
    />
  )
}
