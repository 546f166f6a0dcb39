/** Does something once an element comes near the screen; answers how to leave it be. */
export function whenNear(
  element: Element,
  ahead: `${number}${'%' | 'px'}`,
  act: () => void,
): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      act()
    },
    { rootMargin: ahead },
  )
  near.observe(element)
  return () => near.disconnect()
}
