/**
 * Every rule of the trade by its name; what it says, how strongly and from which figure on is the shop's
 * data. A size that is no size, which has no price either, is refused where a request is read.
 */
export const ruleNames = [
  'height-3-8',
  'height-1-2',
  'panel-narrow',
  'temper-min',
  'thin-edge',
  'mirror-temper',
  'ig-temper',
  'safety-door',
  'safety-wet',
  'safety-low',
  'safety-stairs',
  'safety-unknown',
  'door-walk',
  'door-swing',
  'hinges',
  'hinges-none',
  'temper-min-side',
  'panel-narrow-hardware',
  'temper-max',
  'sheet-max',
  'ig-area',
  'ig-oa',
  'door-width',
  'door-on-glass',
  'no-header',
  'plumb',
  'weight-carry',
  'dim-unit',
  'height-3-8-bow',
  'door-width-3-8',
  'door-walk-tight',
  'tile',
  'film-ig',
  'min-area',
  'safety-open',
] as const

export type RuleName = (typeof ruleNames)[number]

/** What only those who work here are told; it judges the price list, not a piece of work. */
export const staffRuleNames = ['pricebook-stale'] as const
type StaffRuleName = (typeof staffRuleNames)[number]

/** Rows that judge nothing: their figures are worked with, and their words are said where they are. */
export const workedWithNames = ['opening'] as const
type WorkedWithName = (typeof workedWithNames)[number]

/** Whatever a row may be. */
export type AnyRuleName = RuleName | StaffRuleName | WorkedWithName

/**
 * What follows from a rule: `block` cannot be made or may not be sold, so it has no price; `approval`
 * has one that the shop looks at before it is paid; `note` is only said.
 */
export const verdictLevels = ['block', 'approval', 'note'] as const
export type VerdictLevel = (typeof verdictLevels)[number]

/** What a figure of a rule is; the unit is the end of its name. */
export const figureKeys = [
  'leastIn',
  'mostIn',
  'withLargestIn',
  'diagonalIn',
  'shortIn',
  'longIn',
  'mostSqFt',
  'leastMm',
  'mostMm',
  'mostLb',
  'lbPerSqFt',
  'unitLbPerSqFt',
  'mostDays',
  'fixedAtWallIn',
  'fixedAtFloorIn',
  'hingedAtWallIn',
  'hingedAtGlassIn',
  'freeAtWallIn',
  'freeAtGlassIn',
  'underDoorIn',
  'fixedAtFixedIn',
  'atCornerIn',
] as const

export type FigureKey = (typeof figureKeys)[number]
