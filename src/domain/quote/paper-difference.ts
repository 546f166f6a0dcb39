import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { isCounted } from './paper'
import type { PaperLine, QuotePaper } from './paper'
import { revisionDifference } from './revision-difference'
import type { ComparedLine } from './revision-difference'

export type PaperLineDifference =
  | { kind: 'unchanged'; line: PaperLine }
  | { kind: 'changed'; before: PaperLine; line: PaperLine }
  | { kind: 'added'; line: PaperLine }
  | { kind: 'gone'; before: PaperLine }

type Change = { before: number; after: number }

export type PaperDifference = {
  lines: PaperLineDifference[]
  /** What stands in no line: overhead and profit where they have a line of their own, and the tax. */
  rest: Change
  total: Change
  /** Above zero where the new one costs more. */
  difference: number
  /** Sizes that were estimated are final now. */
  isMeasured: boolean
  /** Nothing but measuring made the difference: no line came or went beside it. */
  isByMeasuring: boolean
}

/**
 * What became of each line of a paper from one revision to the next. Lines, the rest and the totals
 * add up: what the lines and the rest change by is what the total changes by.
 */
export function paperDifference(before: QuotePaper, after: QuotePaper): PaperDifference {
  const minor = (major: number) => majorToMinor(major, after.currency) ?? 0
  const earlier = linesByKey(before)
  const later = linesByKey(after)
  const lines = revisionDifference(compared(earlier), compared(later)).flatMap(
    (one): PaperLineDifference[] => {
      const line = one.kind === 'gone' ? undefined : later.get(one.line.key)
      const was =
        one.kind === 'gone' || one.kind === 'changed' ? earlier.get(one.before.key) : undefined
      if (one.kind === 'gone') return was ? [{ kind: 'gone', before: was }] : []
      if (line === undefined) return []
      if (one.kind === 'changed') return was ? [{ kind: 'changed', before: was, line }] : []
      return [{ kind: one.kind, line }]
    },
  )
  const isMeasured = after.measurements === 'final' && before.measurements === 'estimated'
  return {
    lines,
    rest: { before: restOf(before), after: restOf(after) },
    total: { before: before.sums.total, after: after.sums.total },
    difference: minorToMajor(minor(after.sums.total) - minor(before.sums.total), after.currency),
    isMeasured,
    isByMeasuring:
      isMeasured && lines.every(({ kind }) => kind === 'unchanged' || kind === 'changed'),
  }
}

function linesByKey({ lines }: QuotePaper): Map<string, PaperLine> {
  return new Map(lines.filter(isCounted).map((line) => [line.key, line]))
}

/** By all that a reader sees of it, in either language. */
function compared(lines: Map<string, PaperLine>): ComparedLine[] {
  return [...lines.values()].map(({ key, amount, text, detail, quantity, unit }) => ({
    key,
    amount,
    text: JSON.stringify([text.en, text.es, detail?.en, detail?.es, quantity, unit?.en, unit?.es]),
  }))
}

function restOf({ sums, currency }: QuotePaper): number {
  const minor = (major: number) => majorToMinor(major, currency) ?? 0
  const { margin, tax } = sums
  return minorToMajor(
    (margin.folded ? 0 : minor(margin.amount)) + minor(tax?.amount ?? 0),
    currency,
  )
}
