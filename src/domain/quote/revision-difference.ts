/** A line as two revisions of a quote are compared by: its key stays, its text and amount may not. */
export type ComparedLine = {
  key: string
  text: string
  /** Major units of the quote's currency. */
  amount: number
}

export type LineDifference =
  | { kind: 'unchanged'; line: ComparedLine }
  | { kind: 'changed'; before: ComparedLine; line: ComparedLine }
  | { kind: 'added'; line: ComparedLine }
  | { kind: 'gone'; before: ComparedLine }

/**
 * What became of each line from one revision of a quote to the next: in the order of the new one, what
 * is gone where it stood.
 */
export function revisionDifference(
  before: ComparedLine[],
  after: ComparedLine[],
): LineDifference[] {
  const differences = after.map((line): LineDifference => {
    const earlier = before.find(({ key }) => key === line.key)
    if (earlier === undefined) return { kind: 'added', line }
    const isSame = earlier.text === line.text && earlier.amount === line.amount
    return isSame ? { kind: 'unchanged', line } : { kind: 'changed', before: earlier, line }
  })
  before.forEach((line, index) => {
    if (after.some(({ key }) => key === line.key)) return
    const previous = before.slice(0, index).findLast(({ key }) => keyedAt(differences, key) >= 0)
    const at = previous === undefined ? 0 : keyedAt(differences, previous.key) + 1
    differences.splice(at, 0, { kind: 'gone', before: line })
  })
  return differences
}

function keyedAt(differences: LineDifference[], key: string): number {
  return differences.findIndex((one) => (one.kind === 'gone' ? one.before : one.line).key === key)
}
