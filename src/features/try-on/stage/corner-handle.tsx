'use client'

import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { classNames } from '@/ui/class-names'
import type { Point } from '../place/quad'

type Props = {
  name: string
  /** In px of the stage. */
  at: Point
  isActive: boolean
  isBad: boolean
  onMove: (to: Point) => void
  onActive: (isActive: boolean) => void
}

const ways: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A corner of the opening: dragged by mouse or thumb, or moved with the arrow keys, ten px with Shift. */
export function CornerHandle({ name, at, isActive, isBad, onMove, onActive }: Props) {
  /** From the pointer to the corner: it must not jump under the thumb. */
  const grip = useRef<Point | null>(null)

  function take(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: at.x - event.clientX, y: at.y - event.clientY }
    onActive(true)
  }

  function drag({ clientX, clientY }: PointerEvent) {
    if (grip.current === null) return
    onMove({ x: clientX + grip.current.x, y: clientY + grip.current.y })
  }

  function leave() {
    if (grip.current === null) return
    grip.current = null
    onActive(false)
  }

  function press(event: KeyboardEvent) {
    const way = ways[event.key]
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault() // or the page would scroll
    const far = event.shiftKey ? 10 : 1
    onActive(true)
    onMove({ x: at.x + way.x * far, y: at.y + way.y * far })
  }

  return (
    <button
      type="button"
      aria-label={name}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={leave}
      onPointerCancel={leave}
      onKeyDown={press}
      onBlur={() => onActive(false)}
      style={{ left: at.x, top: at.y }}
      className="absolute z-10 grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full outline-offset-[-6px] focus-visible:outline-paper active:cursor-grabbing"
    >
      <span
        className={classNames(
          'grid place-items-center rounded-full border-2 shadow-float',
          isActive
            ? 'size-7 border-paper bg-edge-ink text-paper'
            : 'size-5.5 border-edge-ink bg-paper text-edge-ink',
          isBad && 'border-error text-error',
        )}
      >
        <span className="size-1.5 rounded-full bg-current forced-colors:bg-[CanvasText]" />
      </span>
    </button>
  )
}
