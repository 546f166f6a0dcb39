import type { RowKind } from '@/services/morning/rows'

/** A row of the morning page that can be done or rest. */
export type MorningRow = {
  kind: RowKind
  id: number
  who: string
  /** Whose an inquiry is; null is nobody's. */
  assignedTo?: number | null
}

/** What a key does with the row that has the focus. */
export type RowAct = 'done' | 'snooze' | 'assign' | 'reply' | 'quote'

const mark = 'data-morning-row'

/** What marks a row in the page, for the keys to find it. */
export function markOf(key: string) {
  return { [mark]: key }
}

function allRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${mark}]`)].filter(
    (row) => row.offsetParent !== null,
  )
}

/** The row that has the focus, if one has. */
export function rowWithFocus(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(`[${mark}]`) ?? null
}

/** Leads to the next row, or the one before; to the first where none has the focus. */
export function stepRow(by: 1 | -1, from = rowWithFocus()): void {
  const rows = allRows()
  const at = from === null ? -1 : rows.indexOf(from)
  const next = at < 0 ? rows[0] : (rows[at + by] ?? rows[at])
  next?.querySelector<HTMLElement>('a')?.focus()
}

/** What takes the focus when a row goes: the row after it, or else the one before. */
export function besideRow(key: string): HTMLElement | null {
  const rows = allRows()
  const at = rows.findIndex((row) => row.getAttribute(mark) === key)
  const next = rows[at + 1] ?? rows[at - 1]
  return next?.querySelector<HTMLElement>('a') ?? null
}

/** Presses the button or link of a row for an act; false where it has none. */
export function pressIn(row: HTMLElement, act: RowAct): boolean {
  const button = row.querySelector<HTMLElement>(`[data-act="${act}"]`)
  button?.click()
  return button !== null
}
