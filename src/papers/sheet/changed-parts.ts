type Part = { text: string; isChanged: boolean }

/** What stands between sizes and amounts, in either language. */
const between = /(, (?:and |y )?| and | y )/

/**
 * A detail such as `36 × 76 in, 28 × 76 in, 34 sq ft` beside what it was: what holds no more, and what holds
 * now, part by part. Where nobody can say which part became which, all of it changed.
 */
export function changedParts(was: string, now: string): { was: string; now: Part[] } {
  const before = was.split(between)
  const after = now.split(between)
  if (before.length !== after.length) return { was, now: [{ text: now, isChanged: true }] }
  // every other one stands between two
  const isChanged = (index: number) => index % 2 === 0 && before[index] !== after[index]
  return {
    was: before.filter((_, index) => isChanged(index)).join(', '),
    now: after.map((text, index) => ({ text, isChanged: isChanged(index) })),
  }
}
