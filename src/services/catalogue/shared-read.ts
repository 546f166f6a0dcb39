import 'server-only'
/**
 * One read for all who ask before it begins: who asks while one is under way gets the next, since that one
 * may have looked before he asked.
 */
export function sharedRead<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null
  let following: Promise<Answer> | null = null
  const begin = () => {
    following = null
    const begun = read().finally(() => {
      if (running === begun) running = null
    })
    running = begun
    return begun
  }
  return () => {
    if (running === null) return begin()
    following ??= running.then(begin, begin)
    return following
  }
}
