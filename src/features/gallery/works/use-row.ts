'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { worksInView } from '@/domain/gallery/lay-row'

type Position = {
  from: number
  shown: number
  whole: number
  first: number
  last: number
  /** The place for the visitor's own, behind the last work, is in view. */
  showsYours: boolean
  /** How many feet the row measures at its scale; 0 until it is known. */
  feet: number
  /** What the line has for its works, in pixels; null until it is known. */
  room: { widthPx: number; highPx: number; usualPx: number } | null
}

const atStart: Position = {
  ...{ from: 0, shown: 0, whole: 0, first: 1, last: 1 },
  ...{ showsYours: false, feet: 0, room: null },
}
const dragAfterPx = 6
/** What stands under the line: a dimension, a name, and place and month. */
const underLinePx = 150

/** The row as a native scroller: where it stands, and every way of moving it but the browser's own. */
export function useRow(works: unknown, isGrid: boolean) {
  const row = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState(atStart)

  const read = useCallback(() => {
    const list = row.current
    if (list === null) return
    const { scrollLeft, clientWidth, scrollWidth } = list
    const items = itemsOf(list).filter(({ dataset }) => dataset.onLine !== undefined)
    const seen = worksInView(
      { starts: items.map(({ offsetLeft }) => offsetLeft) },
      items.map(({ offsetWidth }) => offsetWidth),
      { from: scrollLeft, to: scrollLeft + clientWidth },
    )
    const style = getComputedStyle(list)
    const inch = Number.parseFloat(style.getPropertyValue('--in'))
    const feet = inch > 0 ? scrollWidth / (12 * inch) : 0
    const top = list.getBoundingClientRect().top + window.scrollY
    const room = {
      widthPx: clientWidth,
      highPx: window.innerHeight - top - underLinePx,
      usualPx: Number.parseFloat(style.getPropertyValue('--usual-in')),
    }
    const yours = itemsOf(list).find(({ dataset }) => dataset.kept !== undefined)
    const showsYours = yours !== undefined && yours.offsetLeft < scrollLeft + clientWidth
    setPosition({
      ...{ from: scrollLeft, shown: clientWidth, whole: scrollWidth },
      ...{ showsYours, feet, room, ...seen },
    })
  }, [])

  useEffect(() => {
    const list = row.current
    if (list === null) return
    // how large its works are is known of the line only once it was read: then they settle, and it is as long as they
    const settled = new ResizeObserver(read)
    for (const item of list.children) settled.observe(item)
    // while works close up the row is as long as they reach, and none of them changes its size when they have arrived
    let isGone = false
    const readWhenArrived = async () => {
      await Promise.allSettled(list.getAnimations({ subtree: true }).map((one) => one.finished))
      if (!isGone) read()
    }
    const frame = requestAnimationFrame(() => {
      read()
      void readWhenArrived()
    })
    return () => {
      isGone = true
      settled.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [read, works, isGrid])
  useEffect(() => {
    const list = row.current
    if (list === null) return
    const onWheel = (event: WheelEvent) => turnWheel(list, event)
    const stopDragging = letDrag(list)
    list.addEventListener('scroll', read, { passive: true })
    list.addEventListener('wheel', onWheel, { passive: false })
    window.addEventListener('resize', read)
    return () => {
      stopDragging()
      list.removeEventListener('scroll', read)
      list.removeEventListener('wheel', onWheel)
      window.removeEventListener('resize', read)
    }
  }, [read])

  /** By whole screens, in either direction. */
  const page = (by: number) => {
    const list = row.current
    list?.scrollBy({ left: by * list.clientWidth * 0.85, behavior: glide() })
  }
  const goTo = (share: number) => {
    const list = row.current
    list?.scrollTo({ left: share * (list.scrollWidth - list.clientWidth) })
  }
  /** To the work a number of places on, or to an end of the row; takes the focus along where asked. */
  const step = (to: 1 | -1 | 'start' | 'end', focus: boolean) => {
    const list = row.current
    if (list === null) return
    const items = itemsOf(list)
    const focused = items.findIndex((item) => item.contains(document.activeElement))
    const here = focused === -1 ? position.first - 1 : focused
    const at = to === 'start' ? 0 : to === 'end' ? items.length - 1 : here + to
    const item = items[Math.min(items.length - 1, Math.max(0, at))]
    item?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: glide() })
    if (focus) item?.querySelector('a')?.focus({ preventScroll: true })
  }
  return { row, position, page, goTo, step }
}

function itemsOf(list: HTMLUListElement): HTMLElement[] {
  return [...list.children].filter(
    (item): item is HTMLElement => item instanceof HTMLElement && item.offsetWidth > 0,
  )
}

function glide(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** A plain wheel moves the row while it can; at its end the page scrolls on. */
function turnWheel(list: HTMLUListElement, event: WheelEvent): void {
  if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return
  const end = list.scrollWidth - list.clientWidth
  if (end <= 1 || (event.deltaY > 0 ? list.scrollLeft >= end - 1 : list.scrollLeft <= 0)) return
  event.preventDefault()
  list.scrollBy({ left: event.deltaY * (event.deltaMode === 1 ? 16 : 1), behavior: 'instant' })
}

/** Drags with a mouse; a hand that barely moved has clicked. Fingers scroll natively. */
function letDrag(list: HTMLUListElement): () => void {
  let start: { x: number; left: number } | null = null
  let isDragging = false
  const down = (event: PointerEvent) => {
    isDragging = false
    if (event.pointerType === 'mouse' && event.button === 0) {
      start = { x: event.clientX, left: list.scrollLeft }
    }
  }
  const move = ({ clientX }: PointerEvent) => {
    if (start === null) return
    if (Math.abs(clientX - start.x) > dragAfterPx) isDragging = true
    list.toggleAttribute('data-dragging', isDragging)
    if (isDragging) list.scrollLeft = start.left - (clientX - start.x)
  }
  const up = () => {
    start = null
    list.removeAttribute('data-dragging')
  }
  const click = (event: MouseEvent) => {
    if (!isDragging) return
    event.preventDefault()
    event.stopPropagation()
  }
  const native = (event: DragEvent) => event.preventDefault()
  list.addEventListener('pointerdown', down)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  list.addEventListener('click', click, true)
  list.addEventListener('dragstart', native)
  return () => {
    list.removeEventListener('pointerdown', down)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    list.removeEventListener('click', click, true)
    list.removeEventListener('dragstart', native)
  }
}
