import type { DraftLine, DraftPiece, OfficeDraft } from '@/domain/quote/office-draft'
import type { PricingTables } from '@/domain/pricing/types'
import { isPricedService } from '@/domain/services-catalogue/services'
import { newPiece, requestOf } from '../pieces/typed-piece'
import type { TypedPiece } from '../pieces/typed-piece'

/** All that is typed on the screen. */
export type OfficeForm = {
  caller: { customerId: number | null; name: string; phone: string; email: string }
  jobSite: string
  internalNote: string
  /** The day to call back on, `2026-11-24`; null without one. */
  followUpOn: string | null
  draft: OfficeDraft
}

export type ExtraDraft = Extract<DraftLine, { kind: 'extra' }>
export type FreeDraft = Extract<DraftLine, { kind: 'free' }>
type LineChange =
  | Partial<Omit<DraftPiece, 'kind' | 'key'>>
  | Partial<Omit<ExtraDraft, 'kind' | 'key'>>
  | Partial<Omit<FreeDraft, 'kind' | 'key'>>

export function piecesOf({ lines }: Pick<OfficeDraft, 'lines'>): DraftPiece[] {
  return lines.filter((line) => line.kind === 'piece')
}

/** Puts a piece behind the others, under the next letter. */
export function addPiece(
  draft: OfficeDraft,
  typed: TypedPiece,
  tables: PricingTables,
): { draft: OfficeDraft; key: string } {
  const key = nextLetter(draft)
  const piece: DraftPiece = { kind: 'piece', key, option: false, ...storedPiece(typed, tables) }
  const last = draft.lines.findLastIndex((line) => line.kind === 'piece')
  return { draft: { ...draft, lines: draft.lines.toSpliced(last + 1, 0, piece) }, key }
}

/** What is kept of a piece: what it is priced from, and what stands in its fields. */
export function storedPiece(
  typed: TypedPiece,
  tables: PricingTables,
): Pick<DraftPiece, 'inputs' | 'typed'> {
  const request = requestOf(typed, tables)
  return {
    inputs: request ? { ...request } : { serviceType: typed.serviceType },
    typed: { ...typed },
  }
}

/** The same place in the quote with the fields of its service, empty: for what no screen takes. */
export function rebuilt(
  draft: OfficeDraft,
  { key, inputs }: Pick<DraftPiece, 'key' | 'inputs'>,
  tables: PricingTables,
): OfficeDraft {
  const { serviceType } = inputs
  const isKnown = typeof serviceType === 'string' && isPricedService(serviceType)
  const piece = newPiece(isKnown ? serviceType : 'shower_glass_quote', tables)
  return changeLine(draft, key, storedPiece(piece, tables))
}

/** A, B, … AA: the first that no line has. */
function nextLetter({ lines }: OfficeDraft): string {
  const used = new Set(lines.map(({ key }) => key))
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const keys = [...letters, ...letters.map((letter) => `A${letter}`)]
  return keys.find((key) => !used.has(key)) ?? 'Z'
}

export function addFreeLine(draft: OfficeDraft): { draft: OfficeDraft; key: string } {
  const key = nextKey(draft, 'free')
  const line: FreeDraft = {
    kind: 'free',
    key,
    text: '',
    quantity: 1,
    unit: '',
    unitPrice: null,
    taxed: true,
    option: false,
  }
  return { draft: { ...draft, lines: [...draft.lines, line] }, key }
}

/** Hardware that the customer may tick, for the first piece; null where there is no piece. */
export function addOption(draft: OfficeDraft): { draft: OfficeDraft; key: string } | null {
  const [piece] = piecesOf(draft)
  if (!piece) return null
  const key = nextKey(draft, 'option')
  const line: ExtraDraft = {
    kind: 'extra',
    key,
    piece: piece.key,
    hardwareId: null,
    quantity: 1,
    option: true,
  }
  return { draft: { ...draft, lines: [...draft.lines, line] }, key }
}

function nextKey({ lines }: OfficeDraft, kind: string): string {
  const used = new Set(lines.map(({ key }) => key))
  for (let number = 1; ; number += 1) {
    if (!used.has(`${kind}${number}`)) return `${kind}${number}`
  }
}

export function changeLine(draft: OfficeDraft, key: string, change: LineChange): OfficeDraft {
  const lines = draft.lines.map((line) =>
    line.key === key ? ({ ...line, ...change } as DraftLine) : line,
  )
  return { ...draft, lines }
}

/** Takes a line off; hardware that was offered for a piece goes with it. */
export function removeLine(draft: OfficeDraft, key: string): OfficeDraft {
  const lines = draft.lines.filter(
    (line) => line.key !== key && !(line.kind === 'extra' && line.piece === key),
  )
  return { ...draft, lines }
}
