import type { AnyRuleName, FigureKey } from './rule-names'
import type { RuleFigures } from './work'

/** A figure that stands in a rule's words: one of the rule's own, or what a piece of work might have. */
type Example = { of: FigureKey } | string | number

const most: Example = { of: 'mostIn' }
const least: Example = { of: 'leastIn' }
const sheet = {
  width: '84',
  height: '130',
  short: { of: 'shortIn' },
  long: { of: 'longIn' },
} satisfies Record<string, Example>

/** Every figure that a rule may put into its words, by the name that stands in braces. */
const examples: Record<AnyRuleName, Record<string, Example>> = {
  'height-3-8': { height: '90', most },
  'height-1-2': { height: '124', most },
  'panel-narrow': { side: '2 1/2', least },
  'temper-min': { least: { of: 'diagonalIn' } },
  'thin-edge': {},
  'mirror-temper': {},
  'ig-temper': { area: 56.2, most: { of: 'mostSqFt' } },
  'safety-door': {},
  'safety-wet': {},
  'safety-low': { most: { of: 'mostSqFt' } },
  'safety-stairs': {},
  'safety-unknown': {},
  'door-walk': { width: '21', least },
  'door-swing': {},
  hinges: { weight: 85, width: '30', most: { of: 'mostLb' }, widest: { of: 'mostIn' } },
  'hinges-none': { weight: 110, width: '41', most: 140, widest: '39' },
  'temper-min-side': { least },
  'panel-narrow-hardware': { side: '4 1/2', least },
  'temper-max': sheet,
  'sheet-max': sheet,
  'ig-area': { area: 21.5, most: { of: 'mostSqFt' } },
  'ig-oa': { short: { of: 'shortIn' }, long: { of: 'longIn' } },
  'door-width': { width: '38', most },
  'door-on-glass': {},
  'no-header': { width: '110', most },
  plumb: { most },
  'weight-carry': { weight: 190, most: { of: 'mostLb' } },
  'dim-unit': { height: '6 1/2' },
  'height-3-8-bow': { height: '82', most },
  'door-width-3-8': { width: '32', most },
  'door-walk-tight': { width: '23', least },
  tile: {},
  'film-ig': {},
  'min-area': { area: 1.04, billed: 3 },
  'safety-open': {},
  opening: {},
  'pricebook-stale': { count: 12, most: { of: 'mostDays' }, oldest: 240 },
}

export function isRule(name: unknown): name is AnyRuleName {
  return typeof name === 'string' && Object.hasOwn(examples, name)
}

/** The names that may stand in braces in the words of a rule. */
export function figuresOfRule(rule: AnyRuleName): string[] {
  return Object.keys(examples[rule])
}

/** What stands in braces, or ends in one of them, and is no figure of the rule. */
export function strangeBraces(text: string, rule: AnyRuleName): string[] {
  const known = figuresOfRule(rule)
  const found = text.match(/\{[^{}]*\}?|\}/g) ?? []
  return found.filter((brace) => !known.some((name) => brace === `{${name}}`))
}

/** Figures to show the words with: the rule's own limits as they stand, and a piece of work beyond them. */
export function exampleFigures(
  rule: AnyRuleName,
  figures: readonly { key: string; value: number }[],
): RuleFigures {
  const own = (key: FigureKey) => figures.find((figure) => figure.key === key)?.value
  return Object.fromEntries(
    Object.entries(examples[rule]).flatMap(([name, example]) => {
      const value = typeof example === 'object' ? own(example.of) : example
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
