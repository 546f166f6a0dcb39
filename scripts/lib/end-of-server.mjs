/** How Next says that it was told to end, and has answered what had begun. */
const toldToEnd = new Set([130, 143])

/**
 * What `serve` ends with once the server has: 0 where it was told to stop and brought to its end what was
 * under way. Killed from outside (memory, say) is no good end: whoever watches over it starts it again.
 */
export function endOf({ code, signal, stopping }) {
  if (code === null) return stopping && signal !== 'SIGKILL' ? 0 : 1
  return stopping && toldToEnd.has(code) ? 0 : code
}
