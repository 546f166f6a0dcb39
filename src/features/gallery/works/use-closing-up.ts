import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

const slideMs = 200

/**
 * Lets a list close up when some of it goes: what stays slides from where it stood to where it stands.
 * `note` is called ahead of the change. Nothing moves where motion is reduced.
 */
export function useClosingUp(list: RefObject<HTMLElement | null>, shown: unknown) {
  const stood = useRef(new Map<Element, DOMRect>())
  useLayoutEffect(() => {
    const before = stood.current
    stood.current = new Map()
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (before.size === 0 || isStill) return
    for (const item of list.current?.children ?? []) {
      const from = before.get(item)
      if (from === undefined) continue
      const to = item.getBoundingClientRect()
      const [x, y] = [from.left - to.left, from.top - to.top]
      if (x === 0 && y === 0) continue
      item.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: slideMs,
        easing: 'ease-out',
      })
    }
  }, [list, shown])
  return {
    note() {
      const items = [...(list.current?.children ?? [])]
      stood.current = new Map(items.map((item) => [item, item.getBoundingClientRect()]))
    },
  }
}
