import type { Verdict } from '@/domain/glass-rules/advise'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import type { RuledPrice } from '@/domain/glass-rules/price-within-rules'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import type {
  PriceBasis,
  PricingTables,
  QuoteRequest,
  Region,
  TaxRule,
} from '@/domain/pricing/types'
import { depositOf } from './deposit-policy'
import type { DepositPolicy } from './deposit-policy'
import type { DraftLine, DraftPiece, OfficeDraft } from './office-draft'
import type { ExtraLine, FreeLine, PieceLine, RevisionLine } from './revision-lines'
import { sumRevision } from './revision-sums'
import type { RevisionSums, RevisionTerms } from './revision-sums'
import { taxRowFor } from './tax-treatment'
import type { TaxTreatmentRow } from './tax-treatment'

/** A piece with what it was priced from, so that it can be priced, drawn and named again. */
export type PricedPiece = PieceLine & { request: QuoteRequest; basis: PriceBasis }

type PricedLine = PricedPiece | ExtraLine | FreeLine
type WithOption<Line> = Line & Pick<RevisionLine, 'option'>

/** What keeps a draft from being sent: `field` is `lines.<key>.<field>` or a field of the draft. */
export type DraftProblem = { field: string; code: string; message?: string }

/** Money in major units of `region`'s currency. */
export type PricedDraft = {
  region: Region
  lines: WithOption<PricedLine>[]
  terms: RevisionTerms
  sums: RevisionSums
  taxRow: TaxTreatmentRow | null
  /** Null where no tax applies. */
  taxName: string | null
  /** By the key of the piece; its fields are those of the calculator's inputs. */
  verdicts: Record<string, Verdict[]>
  /** 0 where all is due at once. */
  deposit: { amount: number; percent: number | null }
  /** What it follows from, for a total that options change. */
  depositPolicy: DepositPolicy | null
  problems: DraftProblem[]
}

type Prices = { tables: PricingTables; taxRows: TaxTreatmentRow[] }

/**
 * What a draft comes to as far as it goes: whatever is open or faulty is left out of the sums and
 * named. Null where there is no region to price in.
 */
export function priceOfficeDraft(
  draft: OfficeDraft,
  { tables, taxRows }: Prices,
): PricedDraft | null {
  const pieces = new Map(
    draft.lines
      .filter((line) => line.kind === 'piece')
      .map((line) => [line.key, priceWithinRules(line.inputs, tables)] as const),
  )
  const region = regionOf([...pieces.values()], tables)
  if (region === null) return null

  const problems: DraftProblem[] = []
  const verdicts: PricedDraft['verdicts'] = {}
  const lines = draft.lines.flatMap((line): WithOption<PricedLine>[] => {
    const read = readLine(line)
    if (read === null) return []
    return [line.option ? { ...read, option: { ticked: false } } : read]
  })
  if (draft.lines.length === 0) problems.push({ field: 'lines', code: 'nothing_quoted' })
  else if (lines.every(({ option }) => option) && problems.length === 0) {
    problems.push({ field: 'lines', code: 'only_options' })
  }
  if (draft.discount !== null && draft.discount.reason === '') {
    problems.push({ field: 'discount.reason', code: 'reason_missing' })
  }

  const taxRule = taxRuleOf(region, tables)
  const taxRow = taxRowFor(draft.taxTreatment, taxRows)
  const terms: RevisionTerms = {
    lines,
    discount: draft.discount,
    marginPercent: tables.settings.profitMarginPercentage,
    taxRate: taxRule?.rate ?? 0,
    taxBase: taxRow?.base ?? 'all',
    currencyCode: region.currencyCode,
  }
  const { sums, kept } = sumsOf(terms, problems)
  const total = majorToMinor(sums.totalCost, region.currencyCode) ?? 0
  if (total <= 0 && problems.length === 0) problems.push({ field: 'lines', code: 'no_total' })
  return {
    region,
    lines,
    terms: kept,
    sums,
    taxRow,
    taxName: taxRule?.taxType ?? null,
    verdicts,
    ...depositFor(draft, total, { tables, currencyCode: region.currencyCode }),
    problems,
  }

  function readLine(line: DraftLine): PricedLine | null {
    switch (line.kind) {
      case 'piece':
        return readPiece(line)
      case 'extra':
        return readExtra(line)
      case 'free':
        return readFree(line)
    }
  }

  function readPiece({ key }: DraftPiece): PricedPiece | null {
    const priced = pieces.get(key)
    if (priced === undefined) return null
    if ('verdicts' in priced) verdicts[key] = priced.verdicts
    if (priced.ok) {
      const { quote, request, basis } = priced
      if (basis.region.currencyCode !== region?.currencyCode) {
        problems.push({ field: `lines.${key}.regionId`, code: 'other_currency' })
        return null
      }
      return { kind: 'piece', key, quote, request, basis }
    }
    if (priced.kind === 'blocked') {
      const blocks = priced.verdicts.filter(({ level }) => level === 'block')
      problems.push(
        ...blocks.map(({ field, rule }) => ({
          field: `lines.${key}.${field}`,
          code: `rule_${rule}`,
        })),
      )
    } else {
      problems.push(
        ...priced.problems.map(({ field, code, message }) => ({
          field: `lines.${key}.${field}`,
          code,
          message,
        })),
      )
    }
    return null
  }

  function readExtra({ key, piece, hardwareId, quantity }: Extract<DraftLine, { kind: 'extra' }>) {
    const priced = pieces.get(piece)
    if (priced === undefined) return missing(key, 'piece')
    // What is wrong with the piece is said of the piece.
    if (!priced.ok) return null
    if (hardwareId === null) return missing(key, 'hardwareId')
    const withIt = { ...priced.request, hardware: [{ id: hardwareId, quantity }] }
    const alone = priceWithinRules(withIt, tables)
    const [item] = alone.ok ? alone.quote.itemizedHardware : []
    if (item === undefined) return missing(key, 'hardwareId')
    return { kind: 'extra', key, piece, item } satisfies ExtraLine
  }

  function readFree(line: Extract<DraftLine, { kind: 'free' }>): FreeLine | null {
    const { key, text, quantity, unit, unitPrice, taxed } = line
    if (text === '') return missing(key, 'text')
    if (quantity === null) return missing(key, 'quantity')
    if (unitPrice === null) return missing(key, 'unitPrice')
    return { kind: 'free', key, text, quantity, unit, unitPrice, taxed }
  }

  function missing(key: string, field: string): null {
    problems.push({ field: `lines.${key}.${field}`, code: 'missing' })
    return null
  }
}

/** The sums of what can be summed: what breaks them is named and left out. */
function sumsOf(
  terms: RevisionTerms,
  problems: DraftProblem[],
): { sums: RevisionSums; kept: RevisionTerms } {
  const outcome = sumRevision(terms)
  if (outcome.ok) return { sums: outcome.sums, kept: terms }
  const broken = new Set(outcome.problems.map(({ field }) => field))
  problems.push(
    ...outcome.problems.map(({ field, code }) => ({
      field: ['discount', 'lines'].includes(field) ? field : `lines.${field}`,
      code,
    })),
  )
  const rest: RevisionTerms = {
    ...terms,
    lines: broken.has('lines') ? [] : terms.lines.filter(({ key }) => !broken.has(key)),
    discount: broken.has('discount') ? null : terms.discount,
  }
  return sumsOf(rest, [])
}

function regionOf(priced: RuledPrice[], tables: PricingTables): Region | null {
  const first = priced.find((one) => one.ok)
  return first?.ok ? first.basis.region : (tables.regions[0] ?? null)
}

function taxRuleOf(region: Region, { taxRules }: PricingTables): TaxRule | null {
  if (!region.usesVat && region.currencyCode === 'EUR') return null
  return taxRules.find(({ regionId }) => regionId === region.id) ?? null
}

type Asked = { tables: PricingTables; currencyCode: string }

function depositFor(
  { deposit }: OfficeDraft,
  totalMinor: number,
  { tables, currencyCode }: Asked,
): Pick<PricedDraft, 'deposit' | 'depositPolicy'> {
  const policy = policyOf(deposit, tables)
  const minor = depositOf(totalMinor, policy, currencyCode)
  return {
    deposit: {
      amount: minorToMajor(minor, currencyCode),
      percent: minor > 0 && policy !== null ? policy.percent : null,
    },
    depositPolicy: policy,
  }
}

function policyOf(
  deposit: OfficeDraft['deposit'],
  { settings }: PricingTables,
): DepositPolicy | null {
  switch (deposit.kind) {
    case 'own':
      return { percent: deposit.percent, floor: 0, wholeBelow: 0 }
    case 'none':
      return null
    case 'shop':
      return settings.deposit
  }
}
