import { majorToMinor, minorToMajor, percentOfMinor } from '@/domain/money/money'
import { shareOut } from '@/domain/money/share-out'
import type { HardwareLine } from '@/domain/pricing/types'
import type { PaperLine, PaperOption } from './paper'
import { counts } from './revision-lines'
import type { ExtraLine, FreeLine, PieceLine, RevisionLine } from './revision-lines'
import { sumRevision } from './revision-sums'
import type { RevisionOutcome, RevisionSums, RevisionTerms } from './revision-sums'

/** A line of the paper before it has its words, with what they are made from. */
export type FiguredLine = Pick<PaperLine, 'key' | 'kind' | 'piece' | 'amount' | 'option'> & {
  from:
    | { kind: 'glass' | 'installation'; line: PieceLine }
    | { kind: 'hardware'; line: PieceLine | ExtraLine; item: HardwareLine }
    | { kind: 'free'; line: FreeLine }
    | { kind: 'discount' }
}

export type PaperFigures = {
  lines: FiguredLine[]
  /** Of the lines as they stand here: with the margin where it is folded into them. */
  subtotal: number
  sums: RevisionSums
}

type Problems = Extract<RevisionOutcome, { ok: false }>

/**
 * The figures of a paper, line by line: a piece is listed as its glass, its installation and each of
 * its hardware. With `fold` the margin is spread over the lines that count by the largest remainder,
 * so that they add up to the price before discount and tax.
 */
export function paperFigures(
  terms: RevisionTerms,
  fold: boolean,
): { ok: true; figures: PaperFigures } | Problems {
  const outcome = sumRevision(terms)
  if (!outcome.ok) return outcome
  const { sums } = outcome
  const { currencyCode } = terms
  const minor = (major: number) => majorToMinor(major, currencyCode) ?? 0
  const major = (amount: number) => minorToMajor(amount, currencyCode)

  const bare = terms.lines.flatMap((line) => partsOf(line, sums, optionOf(line, terms)))
  const shares = shareOut(
    minor(sums.profitAmount),
    bare.map((line) => (isInTotal(line) ? minor(line.amount) : 0)),
  )
  const lines = bare.map((line, index) => {
    if (!fold) return line
    const amount = minor(line.amount)
    const margin = isInTotal(line)
      ? (shares[index] ?? 0)
      : percentOfMinor(amount, terms.marginPercent)
    return { ...line, amount: major(amount + margin) }
  })
  const discount: FiguredLine = {
    key: 'discount',
    kind: 'discount',
    piece: null,
    amount: -sums.discountAmount,
    option: null,
    from: { kind: 'discount' },
  }
  return {
    ok: true,
    figures: {
      lines: terms.discount === null ? lines : [...lines, discount],
      subtotal: fold ? major(minor(sums.subtotal) + minor(sums.profitAmount)) : sums.subtotal,
      sums,
    },
  }
}

function isInTotal({ option }: FiguredLine): boolean {
  return option === null || option.ticked
}

function partsOf(
  line: RevisionLine,
  { amounts }: RevisionSums,
  option: PaperOption | null,
): FiguredLine[] {
  const { key } = line
  if (line.kind === 'free') {
    const from = { kind: 'free', line } as const
    return [{ key, kind: 'free', piece: null, amount: amounts[key] ?? 0, option, from }]
  }
  if (line.kind === 'extra') {
    const { piece, item } = line
    const from = { kind: 'hardware', line, item } as const
    return [{ key, kind: 'hardware', piece, amount: amounts[key] ?? 0, option, from }]
  }
  const { quote } = line
  const common = { piece: key, option }
  return [
    {
      ...common,
      key: `${key}.glass`,
      kind: 'glass',
      amount: quote.glassPrice,
      from: { kind: 'glass', line },
    },
    {
      ...common,
      key: `${key}.installation`,
      kind: 'installation',
      amount: quote.installationFee,
      from: { kind: 'installation', line },
    },
    ...quote.itemizedHardware.map((item): FiguredLine => ({
      ...common,
      key: `${key}.hardware.${item.id}`,
      kind: 'hardware',
      amount: item.totalCost,
      from: { kind: 'hardware', line, item },
    })),
  ]
}

/** What ticking the line changes the total by; a discount takes no total below zero. */
function optionOf(line: RevisionLine, terms: RevisionTerms): PaperOption | null {
  if (line.option === undefined) return null
  const { currencyCode } = terms
  const totalWith = (ticked: boolean) => {
    const lines = terms.lines.map((one) => (one === line ? { ...one, option: { ticked } } : one))
    const outcome = sumRevision({ ...terms, lines })
    return outcome.ok ? (majorToMinor(outcome.sums.totalCost, currencyCode) ?? 0) : 0
  }
  return {
    key: line.key,
    ticked: counts(line),
    adds: minorToMajor(totalWith(true) - totalWith(false), currencyCode),
  }
}
