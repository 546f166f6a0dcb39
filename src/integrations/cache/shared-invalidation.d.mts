type Hears = {
  onTags: (tags: string[]) => void
  /** The connection was away: anything may have been published meanwhile. */
  onGap: () => void
}

export function joinReplicas(
  url: string,
  hears: Hears,
): { tell: (tags: string[]) => Promise<void>; leave: () => void }
