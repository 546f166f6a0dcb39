import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Where one thing takes the place of another, the focus that went with the old one moves to the
 * first control of the new one. Nothing moves when the page opens.
 */
export function useFocusOnExchange(place: RefObject<HTMLElement | null>, shown: unknown): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    place.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }, [place, shown])
}
