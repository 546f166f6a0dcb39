import { describe, expect, it } from 'vitest'
import { aShower, half, shop } from '../../../tests/fixtures/glass-work'
import { advise } from '@/domain/glass-rules/advise'
import { mergeAlike } from './merge-alike'

const panel = (widthIn: number, role: 'fixed' | 'door') => ({ widthIn, heightIn: 80, role })

describe('verdicts with the same cure', () => {
  it('are one: a header is asked for by the door on glass and by the width', () => {
    const wide = aShower([panel(36, 'fixed'), panel(26, 'door'), panel(36, 'fixed')])
    const merged = mergeAlike(advise(wide, shop))
    expect(merged.map(({ all }) => all.map(({ rule }) => rule))).toContainEqual([
      'no-header',
      'door-on-glass',
    ])
    // shown at the door, with the figure of the width
    expect(merged.find(({ all }) => all.length === 2)).toMatchObject({
      piece: 1,
      load: { of: 'width_in', value: 98, limit: 96 },
    })
  })

  it('are one at different levels too, as strong as the stronger, in whatever order', () => {
    const wide = aShower([panel(36, 'fixed'), panel(26, 'door'), panel(36, 'fixed')])
    const [first, second, ...others] = advise(wide, shop).filter(({ cure }) => cure)
    if (!first || !second) throw new Error('No two verdicts with a cure.')
    expect(others).toEqual([])
    const weak = { ...first, level: 'note' } as const
    const strong = { ...second, level: 'block' } as const
    for (const verdicts of [
      [weak, strong],
      [strong, weak],
    ]) {
      const merged = mergeAlike(verdicts)
      expect(merged).toMatchObject([{ level: 'block', rule: strong.rule, field: strong.field }])
      expect(merged[0]?.all).toEqual([strong, weak])
    }
  })

  it('stay apart where their cures differ, or where they have none', () => {
    const heavy = aShower([panel(34, 'door')], { site: { outOfPlumb: true } })
    const verdicts = advise(heavy, shop)
    expect(mergeAlike(verdicts)).toHaveLength(verdicts.length)
    const large = aShower([panel(70, 'fixed')], { ...half, site: { outOfPlumb: true } })
    const withoutCure = advise(large, shop).filter(({ cure }) => cure === null)
    expect(withoutCure.map(({ level }) => level)).toEqual(['approval', 'approval'])
    expect(mergeAlike(withoutCure)).toHaveLength(2)
  })
})
