/** Does something once the page has nothing better to do; returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  // not every browser has it
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const asked = window.requestIdleCallback(act, { timeout: 2000 })
  return () => window.cancelIdleCallback(asked)
}
