import type { MouseEvent } from 'react'

/**
 * Keeps the focus in the field while the button is pressed: losing it makes messages appear, which
 * would move the button away from under the pointer.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
