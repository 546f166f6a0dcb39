import type { PanelRole, ShowerLayout, Side } from '@/domain/pricing/types'
import type { BoughtParts } from './bought-parts'
import { boughtOfBefore } from './bought-of-before'
import type { WorkLook } from './drawn-work'
import type { PaymentPurpose } from './due'
import type { TaxBase } from './revision-lines'

/** A text in both languages, so that what is stored once is shown in either, word for word. */
export type Said = { en: string; es: string }

/**
 * The document of one revision of a quote: all that its paper says, as it was when it was made.
 * Screen, print, PDF and letters read it, and nothing else; it is stored with the revision as it is.
 * Dates are ISO dates and times, money is in major units of `currency`.
 */
export type QuotePaper = {
  /** Grows when papers are stored in another shape. */
  format: 1
  /** `Q-000123` */
  number: string
  revision: PaperRevision
  company: PaperCompany
  customer: PaperCustomer
  /** The whole work in a few words, as "Shower, fixed panel and door". */
  work: Said
  /** Until when the price holds; null once a payment holds it. */
  validUntil: string | null
  measurements: 'estimated' | 'final'
  pieces: PaperPiece[]
  /** In the order of the paper; a discount and options that are not ticked are among them. */
  lines: PaperLine[]
  sums: PaperSums
  /** What is paid before measuring; null where all is due at once. */
  deposit: { amount: number; percent: number | null } | null
  /** What is to be known of the glass, such as a size that one sheet may not reach. */
  notices: { title: Said; text: Said }[]
  /** What happens next, in order; without any, the paper says the usual steps without dates. */
  steps: PaperStep[]
  /** To the customer, as the shop wrote it. */
  note: Said | null
  warranty: Said | null
  terms: { version: string; text: Said } | null
  /** `USD` */
  currency: string
}

type PaperRevision = {
  /** 1, 2, … */
  number: number
  madeAt: string
  /** Why there is another one, in a sentence; null on the first. */
  reason: Said | null
}

/** The company as it is printed; empty text is "not given". */
type PaperCompany = { name: string; phone: string; email: string; address: string }

type PaperCustomer = {
  name: string
  email: string | null
  phone: string | null
  jobSite: string | null
}

/** One piece of glass work, as it is drawn and described. */
export type PaperPiece = {
  /** A, B, … */
  key: string
  serviceType: string
  title: Said
  /** Panels between walls, seen from outside, or plain panes. */
  drawn: 'enclosure' | 'pane'
  /** How its panels stand; papers of before say nothing of it. */
  layout?: ShowerLayout | undefined
  panels: PaperPanel[]
  thicknessMm: number
  glass: Said
  /** What is done to the glass, as a coating; null where it is plain. */
  finish: Said | null
  /** What its glass and its metal are drawn as; papers of before say nothing of it. */
  look?: WorkLook | undefined
  /** Handles, seals and header, as they are drawn; of papers of before their lines tell it. */
  bought?: BoughtParts | undefined
  /** What its hardware is made of, or its colour. */
  metal: Said | null
}

export type PaperPanel = {
  widthIn: number
  heightIn: number
  /** What is cut, where the sizes are those of an opening; the sizes themselves where nothing is said. */
  glass?: { widthIn: number; heightIn: number } | undefined
  role: PanelRole
  /** The side that was chosen for a door's hinges; the usual one where nothing is said. */
  hinge?: Side | undefined
  /** How many hinges are drawn on it; 0 on fixed glass. */
  hinges: number
  /** About; null where it is not known. */
  weightLb: number | null
}

type PaperLineKind = 'glass' | 'installation' | 'hardware' | 'free' | 'discount'

export type PaperLine = {
  /** Stays the same from one revision to the next: `A.glass`, `A.hardware.7`, the key of a free line. */
  key: string
  kind: PaperLineKind
  /** Of which piece it is; null on what stands by itself. */
  piece: string | null
  text: Said
  detail: Said | null
  quantity: number | null
  /** What the quantity counts, as "sq ft"; null where the number stands alone. */
  unit: Said | null
  /** Below zero on a discount; 0 is in another line's price. */
  amount: number
  option: PaperOption | null
}

/** What the customer may tick. Several lines may be one option: they share its key. */
export type PaperOption = {
  key: string
  ticked: boolean
  /** What it changes the total by, with overhead, profit and tax. */
  adds: number
}

export type PaperSums = {
  /** Of the lines that count, with the margin where it is folded into them. */
  subtotal: number
  margin: { percent: number; amount: number; folded: boolean }
  /** What is taken off, as a positive amount. */
  discount: { amount: number; reason: Said } | null
  /** Null where no tax rule applies. */
  tax: PaperTax | null
  total: number
}

type PaperTax = {
  name: Said
  rate: number
  amount: number
  base: TaxBase
  /** What is taxed and why, in one sentence. */
  reason: Said | null
}

type PaperStep = { title: Said; when: Said | null; detail: Said | null }

export type PaperPayment = {
  /** `P-000045` */
  reference: string
  purpose: PaymentPurpose
  method: 'stripe' | 'cash' | 'check' | 'bank_transfer'
  /** When it was paid. */
  date: string
  amount: number
  /** What of it went back. */
  refunded: number
  /** The same one by one, the earliest first; payments of before say nothing of it. */
  refunds?: PaperRefund[] | undefined
}

/** Money on its way back, and when; null where nobody knows the day. */
export type PaperRefund = { amount: number; date: string | null }

/** What was paid on a quote and what is owed; it changes after the paper was made. */
export type PaperMoney = { payments: PaperPayment[]; paid: number; owed: number }

/** The same words in both languages: a name, or what somebody typed. */
export function saidAlike(text: string): Said {
  return { en: text, es: text }
}

/** What stands before a line: the key of its piece, or the sign of what the shop added or took off. */
export function markOf({ kind, piece }: Pick<PaperLine, 'kind' | 'piece'>): string {
  if (kind === 'discount') return '−'
  return piece ?? '+'
}

/** Whether a line is in the total. */
export function isCounted({ option }: Pick<PaperLine, 'option'>): boolean {
  return option === null || option.ticked
}

/** The lines of the schedule: a discount stands with the sums, what is not ticked with the options. */
export function scheduleOf({ lines }: Pick<QuotePaper, 'lines'>): PaperLine[] {
  return lines.filter((line) => line.kind !== 'discount' && isCounted(line))
}

/** What the customer may still choose, one entry an option, ticked or not, with its lines. */
export function optionsOf({
  lines,
}: Pick<QuotePaper, 'lines'>): { option: PaperOption; lines: PaperLine[] }[] {
  const options = new Map<string, { option: PaperOption; lines: PaperLine[] }>()
  for (const line of lines) {
    if (line.option === null) continue
    const known = options.get(line.option.key)
    if (known) known.lines.push(line)
    else options.set(line.option.key, { option: line.option, lines: [line] })
  }
  return [...options.values()]
}

/** `Q-000123 rev 2`, or the number alone of what was never revised. */
export function nameOfPaper({ number, revision }: Pick<QuotePaper, 'number' | 'revision'>): string {
  return revision.number > 1 ? `${number} rev ${revision.number}` : number
}

/** What is stored as a paper, or null where it is none of a shape that this version knows. */
export function readPaper(stored: unknown): QuotePaper | null {
  const isPaper = typeof stored === 'object' && stored !== null && 'format' in stored
  // Written by this project alone, from this type; what it is made of is not looked at again.
  return isPaper && stored.format === 1 ? withBought(stored as QuotePaper) : null
}

function withBought(paper: QuotePaper): QuotePaper {
  const pieces = paper.pieces.map((piece) =>
    piece.drawn === 'pane' || piece.bought
      ? piece
      : { ...piece, bought: boughtOfBefore(piece, scheduleOf(paper)) },
  )
  return { ...paper, pieces }
}
