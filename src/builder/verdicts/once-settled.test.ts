import { describe, expect, it } from 'vitest'
import { aShower, half, shop } from '../../../tests/fixtures/glass-work'
import { advise, cured } from '@/domain/glass-rules/advise'
import { onceSettled } from './once-settled'

const aDoor = (widthIn: number) => aShower([{ widthIn, heightIn: 80, role: 'door' }], half)
const rules = (request: ReturnType<typeof aDoor>) =>
  onceSettled(advise(request, shop), request, shop).map(({ rule }) => rule)

describe('what is to be settled of a wide door', () => {
  it('is its hinges alone, where the set that carries it leaves nothing to approve', () => {
    const wide = aDoor(36.625)
    expect(advise(wide, shop).map(({ rule }) => rule)).toContain('door-width')
    expect(rules(wide)).toContain('hinges')
    expect(rules(wide)).not.toContain('door-width')
    const cure = advise(wide, shop).find(({ rule }) => rule === 'hinges')?.cure
    if (!cure) throw new Error('nothing carries it')
    expect(rules(cured(wide, cure) as ReturnType<typeof aDoor>)).not.toContain('door-width')
  })

  it('is what its cure leaves as well, and what is said of another panel', () => {
    const crooked = { ...aDoor(36.625), site: { outOfPlumb: true } }
    expect(rules(crooked)).toEqual(expect.arrayContaining(['hinges', 'plumb']))
  })

  it('is told with the limit of the largest hinges, where not even they reach so far', () => {
    const verdict = advise(aDoor(40), shop).find(({ rule }) => rule === 'hinges-none')
    expect(verdict?.figures.widest).toBe('39')
  })
})
