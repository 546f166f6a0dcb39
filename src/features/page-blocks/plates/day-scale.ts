/** Of the whole line, what the words of a step need at least. */
const leastShare = 0.18

/** Where steps and days stand on the line, from 0 to 1: in order, and never too close for their words. */
export function dayScale(offsets: readonly number[], last: number) {
  const ends = [...offsets, last]
  const spare = 1 - leastShare * offsets.length
  const steps = [0]
  for (let index = 0; index < offsets.length; index += 1) {
    const gap = (ends[index + 1] ?? last) - (ends[index] ?? 0)
    steps.push((steps[index] ?? 0) + leastShare + (last === 0 ? 0 : (spare * gap) / last))
  }
  return {
    steps: steps.slice(0, offsets.length),
    at: (offset: number) => {
      const index = Math.max(
        0,
        offsets.findLastIndex((each) => each <= offset),
      )
      const from = ends[index] ?? 0
      const gap = (ends[index + 1] ?? last) - from
      const start = steps[index] ?? 0
      return gap === 0 ? start : start + ((offset - from) / gap) * ((steps[index + 1] ?? 1) - start)
    },
  }
}
