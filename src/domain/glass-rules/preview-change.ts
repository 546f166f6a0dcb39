import { glassRulesFromRows, tablesFromRows } from '@/domain/pricing/tables-from-rows'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { advise } from './advise'
import { sayVerdict } from './say-verdict'
import { figuresOf } from './form-row'
import type { FormRow } from './form-row'
import type { RuleName, VerdictLevel } from './rule-names'

/** Something that the rules judge, under a key of the caller's; a quote may hold several pieces. */
export type JudgedWork = { key: string; requests: readonly QuoteRequest[] }

/** What a rule says of a piece of work, in the language of the tables. */
type Told = { level: VerdictLevel; title: string; reason: string }

/** Null is silence. */
export type VerdictChange = { rule: RuleName; was: Told | null; becomes: Told | null }

export type TouchedWork = { key: string; changes: VerdictChange[] }

/** Which works would get, lose or change a verdict; the others are left out. */
export function touchedBy(
  works: readonly JudgedWork[],
  before: PricingTables,
  after: PricingTables,
): TouchedWork[] {
  return works.flatMap(({ key, requests }) => {
    const changes = requests.flatMap((request) => changesOf(request, before, after))
    const once = changes.filter(
      (change, index) => changes.findIndex((other) => isSame(other, change)) === index,
    )
    return once.length > 0 ? [{ key, changes: once }] : []
  })
}

/** Whether something that can be sold now could not be any more. */
export function isNewlyBlocked({ changes }: TouchedWork): boolean {
  return changes.some(({ was, becomes }) => becomes?.level === 'block' && was?.level !== 'block')
}

function changesOf(
  request: QuoteRequest,
  before: PricingTables,
  after: PricingTables,
): VerdictChange[] {
  const old = toldOf(request, before)
  const now = toldOf(request, after)
  const rules = new Set([...old.keys(), ...now.keys()])
  return [...rules].flatMap((rule) => {
    const was = old.get(rule) ?? null
    const becomes = now.get(rule) ?? null
    return isSame(was, becomes) ? [] : [{ rule, was, becomes }]
  })
}

function toldOf(request: QuoteRequest, tables: PricingTables): Map<RuleName, Told> {
  return new Map(
    advise(request, tables).map((verdict) => {
      const { title, reason } = sayVerdict(verdict, tables)
      return [verdict.rule, { level: verdict.level, title, reason }]
    }),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The tables as they would be once a rule is saved as its form stands; switched off, it is gone. */
export function withRule(tables: PricingTables, row: FormRow): PricingTables {
  const [rule] = glassRulesFromRows([{ ...row, id: idOf(row), figures: figuresOf(row) }])
  const others = tables.glassRules.filter((other) => other.id !== row.id && other.rule !== row.rule)
  return { ...tables, glassRules: rule ? [...others, rule] : others }
}

/** The same of a row of hardware, which may be a set of hinges. */
export function withHardware(tables: PricingTables, row: FormRow): PricingTables {
  const none = { regions: [], glassTypes: [], glassFinishes: [], installationFactors: [] }
  const { hardware } = tablesFromRows({
    ...none,
    hardware: [{ ...row, id: idOf(row) }],
    taxRules: [],
    glassRules: [],
    pricingSettings: null,
  })
  const others = tables.hardware.filter(({ id }) => id !== row.id)
  return { ...tables, hardware: [...others, ...hardware] }
}

/** A new row has no id yet. */
function idOf({ id }: FormRow): number {
  return typeof id === 'number' ? id : 0
}
