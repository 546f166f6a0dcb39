/** Does something once an element comes near the screen; answers how to leave it be. */
export function whenNear(element: Element, ahead: `${number}%`, act: () => void): () => void {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      act()
    },
    { rootMargin: ahead },
  )
  near.observe(element)
  return () => near.disconnect()
}
