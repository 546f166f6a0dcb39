import { isShowerService } from '@/domain/services-catalogue/services'
import type { GlassRule, Panel, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { doorRules } from './judges/doors'
import { enclosureRules } from './judges/enclosures'
import { makeRules } from './judges/makes'
import { sizeRules } from './judges/sizes'
import { glassToMake } from './glass-of-opening'
import { runsIn } from './layouts'
import { ruleNames, verdictLevels } from './rule-names'
import type { RuleName, VerdictLevel } from './rule-names'
import { limitsOf } from './work'
import type { Cure, Finding, GlassWork, Judge, Load, RuleFigures } from './work'

const judges: Record<RuleName, Judge> = {
  ...sizeRules,
  ...doorRules,
  ...enclosureRules,
  ...makeRules,
}

/** What one rule says of which input (`panels.0.heightIn`), with the figures for its words. */
export type Verdict = {
  rule: RuleName
  level: VerdictLevel
  field: string
  /** The piece that it is said of, counted from 0. */
  piece: number
  figures: RuleFigures
  load: Load | null
  /** A change that makes it silent and blocks nothing else. */
  cure: Cure | null
  /** Another way out, where there is one. */
  otherWay: Cure | null
}

/**
 * All that the trade has to say about a piece of work, by the shop's rules: what blocks it first, then
 * what waits for the shop, then what is only said. No price follows from it, but what a rule blocks has
 * none.
 */
export function advise(request: QuoteRequest, tables: PricingTables): Verdict[] {
  return findings(request, tables).map(({ cures, ...verdict }) => {
    const [cure = null, otherWay = null] = cures
      .filter((each) => isCure(each, verdict.rule, request, tables))
      .filter(isNoNeedlessPanel)
    return { ...verdict, cure, otherWay }
  })
}

/** Where the panel that is there takes what the door loses, no second one is put beside it. */
function isNoNeedlessPanel({ kind }: Cure, index: number, all: readonly Cure[]): boolean {
  return kind !== 'divide' || all.slice(0, index).every((before) => before.kind !== 'narrower')
}

/** The inputs with a cure's change made. */
export function cured(request: QuoteRequest, { change }: Pick<Cure, 'change'>): QuoteRequest {
  return { ...request, ...change }
}

type Found = Omit<Verdict, 'cure' | 'otherWay'> & { cures: Cure[] }

function findings(request: QuoteRequest, tables: PricingTables): Found[] {
  const glass = tables.glassTypes.find((row) => row.id === request.glassTypeId)
  const pieces = piecesOf(request)
  if (!glass || pieces.length === 0) return []
  const isShower = isShowerService(request.serviceType)
  const made = glassToMake(request, tables) ?? pieces
  const work: GlassWork = { request, tables, glass, isShower, pieces, made }
  return ruleNames
    .flatMap((name) => {
      const rule = tables.glassRules.find((row) => row.rule === name)
      const found = rule ? judges[name](work, limitsOf(rule)) : null
      return rule && found ? [verdictOf(name, rule, found, request, pieces)] : []
    })
    .filter((found, _, all) => !isWeakerTwin(found, all))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.piece - b.piece)
}

const rankOf = ({ level }: Pick<Found, 'level'>) => verdictLevels.indexOf(level)

function verdictOf(
  rule: RuleName,
  { level }: GlassRule,
  { piece = 0, field, figures = {}, load = null, cures = [] }: Finding,
  request: QuoteRequest,
  pieces: readonly Panel[],
): Found {
  const at = fieldOf(request, pieces, piece, field)
  return { rule, level, field: at, piece, figures, load, cures }
}

/** The same limit drawn twice, a softer and a harder one, speaks once. */
const twins: Partial<Record<RuleName, RuleName>> = {
  hinges: 'hinges-none',
  'height-3-8-bow': 'height-3-8',
  'panel-narrow-hardware': 'panel-narrow',
  'door-walk-tight': 'door-walk',
  'temper-min-side': 'temper-min',
  'ig-area': 'ig-temper',
  'door-width': 'hinges-none',
  'door-width-3-8': 'door-width',
}

function isWeakerTwin({ rule }: Found, all: readonly Found[]): boolean {
  const harder = twins[rule]
  return harder !== undefined && all.some((other) => other.rule === harder)
}

/** It cures when the rule is silent afterwards and nothing is blocked that was not before. */
function isCure(cure: Cure, rule: RuleName, request: QuoteRequest, tables: PricingTables): boolean {
  if (Object.keys(cure.change).length === 0 || !keepsOpening(cure, request)) return false
  const blocks = (found: readonly Found[]) =>
    new Set(found.filter(({ level }) => level === 'block').map((each) => each.rule))
  const before = blocks(findings(request, tables))
  const after = findings(cured(request, cure), tables)
  if (after.some((found) => found.rule === rule)) return false
  return [...blocks(after)].every((each) => before.has(each))
}

/** Nothing but the panels that share a measured opening may change: it is as wide as it is. */
function keepsOpening({ change }: Cure, { sizes, panels = [], layout }: QuoteRequest): boolean {
  if (sizes !== 'opening' || !change.panels) return true
  const [before, after] = [runsIn(panels, layout), runsIn(change.panels, layout)]
  return before.every((width, run) => Math.abs(width - (after[run] ?? 0)) < 1e-6)
}

/** As the request names it: sizes come in inches by the panel, or in feet. */
function fieldOf(
  { panels }: QuoteRequest,
  pieces: readonly Panel[],
  piece: number,
  field: Finding['field'],
): string {
  const { widthIn = 0, heightIn = 0 } = pieces[piece] ?? {}
  switch (field) {
    case 'glassTypeId':
    case 'thicknessMm':
    case 'hardware':
      return field
    case 'role':
    case 'swing':
      return `panels.${piece}.${field}`
    case 'width':
    case 'height':
      return panels ? `panels.${piece}.${field}In` : `${field}Ft`
    case undefined:
      return fieldOf(
        { panels } as QuoteRequest,
        pieces,
        piece,
        widthIn > heightIn ? 'width' : 'height',
      )
  }
}

function piecesOf({ panels, widthFt, heightFt }: QuoteRequest): readonly Panel[] {
  if (panels) return panels
  if (widthFt === undefined || heightFt === undefined) return []
  return [{ widthIn: inchesOf(widthFt), heightIn: inchesOf(heightFt) }]
}

/** Feet that stand for whole inches come to them again: 137 in are not a hair more. */
function inchesOf(feet: number): number {
  return Number((feet * 12).toFixed(6))
}
