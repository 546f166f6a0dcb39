const deeds = ['pointerdown', 'focusin'] as const

/**
 * Resolves once the part of the page with this id comes near the screen, or the visitor begins to do something;
 * at once where the page did not come with that part, as on the server.
 */
export function whenWanted(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id)
  if (part === null) return Promise.resolve()
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) end()
      },
      { rootMargin: '50%' },
    )
    function end() {
      near.disconnect()
      for (const deed of deeds) removeEventListener(deed, end)
      resolve()
    }
    near.observe(part)
    for (const deed of deeds) addEventListener(deed, end, { passive: true })
  })
}
