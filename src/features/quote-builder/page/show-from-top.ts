/**
 * Shows a screen from its beginning and hands the focus to its heading. Where little of a page fits, as at
 * four times the size, it goes on down to the heading.
 */
export function showFromTop(heading: HTMLElement | null): void {
  window.scrollTo({ top: 0 })
  if (heading === null) return
  if (heading.getBoundingClientRect().bottom > window.innerHeight) heading.scrollIntoView()
  heading.focus({ preventScroll: true })
}
