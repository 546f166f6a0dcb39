/**
 * Spreads a whole amount over lines in proportion to their weights by the largest remainder, so
 * that the shares are whole and add up to the amount exactly. Weights are whole and not negative;
 * where all are zero the first line bears everything. Equal remainders go to the earlier line.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : 0))
  const size = BigInt(Math.abs(amount))
  const parts = weights.map((weight, index) => {
    const product = size * BigInt(weight)
    return { index, share: product / total, remainder: product % total }
  })
  const left = Number(size - parts.reduce((sum, part) => sum + part.share, 0n))
  const favoured = new Set(
    [...parts]
      .sort((a, b) =>
        a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
      )
      .slice(0, left)
      .map((part) => part.index),
  )
  const sign = amount < 0 ? -1 : 1
  return parts.map((part) => sign * (Number(part.share) + (favoured.has(part.index) ? 1 : 0)))
}
