/**
 * As many as are asked for, the first of every kind before a second of any.
 *
 * @param kindOf null where something is of no kind: it stands behind what is of one.
 */
export function oneOfEachKind<Thing>(
  things: Thing[],
  kindOf: (thing: Thing) => string | null,
  count: number,
): Thing[] {
  const seen = new Set<string>()
  const firsts = things.filter((thing) => {
    const kind = kindOf(thing)
    if (kind === null || seen.has(kind)) return false
    seen.add(kind)
    return true
  })
  const others = things.filter((thing) => !firsts.includes(thing))
  return [...firsts, ...others].slice(0, count)
}
