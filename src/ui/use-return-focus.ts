import { useRef } from 'react'

type ReturnFocus = {
  onOpenAutoFocus: () => void
  onCloseAutoFocus: (event: Event) => void
}

/**
 * Hands the focus back to whatever opened a dialog. The library does so for its own trigger alone,
 * and ours are opened from anywhere.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement ? activeElement : null
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
