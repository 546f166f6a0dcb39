import { describe, expect, it } from 'vitest'
import seeds from '@migrations/seeds/glass-rules.json'
import seedsOfOpenings from '@migrations/seeds/glass-rules-of-openings.json'
import seedsOfHinges from '@migrations/seeds/glass-rules-of-hinges.json'
import seedsOfPrices from '@migrations/seeds/glass-rules-of-prices.json'
import { exampleFigures, figuresOfRule, strangeBraces } from './rule-words'
import { ruleNames, staffRuleNames, workedWithNames } from './rule-names'

const rows = [...seeds, ...seedsOfPrices, ...seedsOfOpenings, ...seedsOfHinges]
const names = [...ruleNames, ...staffRuleNames, ...workedWithNames]
const wordsOf = (rule: string) => {
  const row = rows.find((each) => each.rule === rule)
  return row ? [row.title.en, row.title.es, row.reason.en, row.reason.es] : []
}

describe('the words of a rule', () => {
  it.each(names)('of %s begin with figures that it has, and fill them all', (rule) => {
    const figures = rows.find((each) => each.rule === rule)?.figures ?? []
    const said = exampleFigures(rule, figures)
    expect(Object.keys(said)).toEqual(figuresOfRule(rule))
    expect(wordsOf(rule)).toHaveLength(4)
    for (const words of wordsOf(rule)) expect(strangeBraces(words, rule)).toEqual([])
  })

  it.each([
    ['a figure of another rule', 'Weighs {weight} lb', ['{weight}']],
    ['a figure with a slip of the hand', 'Up to {Most} in, or { most }', ['{Most}', '{ most }']],
    ['a brace that is not closed', 'Up to {most in', ['{most in']],
    ['a brace that was never opened', 'Up to most} in', ['}']],
    ['an empty one', 'Up to {} in', ['{}']],
    ['nothing strange', '{height} in of {most}', []],
  ])('are refused with %s', (_, text, strange) => {
    expect(strangeBraces(text, 'height-3-8')).toEqual(strange)
  })

  it('take the rule’s own limit into the example, and leave out one that is missing', () => {
    const figures = [{ key: 'mostIn', value: 80 }]
    expect(exampleFigures('height-3-8', figures)).toEqual({ height: '90', most: 80 })
    expect(exampleFigures('height-3-8', [])).toEqual({ height: '90' })
  })
})
