import { describe, expect, it } from 'vitest'
import { limits } from '@/domain/pricing/limits'
import { shop } from '../../../../tests/fixtures/glass-work'
import { requestOfWish } from './request-of-wish'
import type { Wish } from './wish'

const requestOf = (wish: Wish) => {
  const made = requestOfWish(wish, shop, { mayAssumeHeight: false })
  if (!made.ok) throw new Error(`It has inputs: ${made.why}`)
  return made.request
}

describe('the inputs of a wish', () => {
  it.each([
    ['window', 'window_replacement'],
    ['pane', 'window_replacement'],
    ['door_glass', 'door_replacement'],
  ] as const)('keep a frosted %s with the builder of its kind, in inches', (work, serviceType) => {
    const request = requestOf({ work, widthIn: 24, heightIn: 36, finish: 'acid_etch' })
    const etched = shop.finishes.find(({ key }) => key === 'acid_etch')
    expect(request).toMatchObject({
      serviceType,
      finishId: etched?.id,
      panels: [{ widthIn: 24, heightIn: 36 }],
    })
    expect(request).not.toHaveProperty('widthFt')
  })

  it('hold as many panes as were counted', () => {
    const pane = { widthIn: 30, heightIn: 40 }
    expect(requestOf({ work: 'pane', count: 2, ...pane }).panels).toEqual([pane, pane])
  })

  it.each([3, 4, 6])('hold one of %i panes where so many are not priced together', (count) => {
    const pane = { widthIn: 30, heightIn: 40 }
    const { panels } = requestOf({ work: 'pane', count, ...pane })
    expect(panels).toHaveLength(count > limits.panels.most ? 1 : count)
  })

  it('of a shower are those of its opening, of its door those of the glass', () => {
    expect(requestOf({ work: 'shower', widthIn: 60, heightIn: 76 }).sizes).toBe('opening')
    expect(requestOf({ work: 'shower_door', widthIn: 30, heightIn: 72 }).sizes).toBeUndefined()
  })

  it.each([
    [{}, ['size']],
    [{ widthIn: 36 }, ['height']],
    [{ heightIn: 72 }, ['width']],
    [{ widthIn: 36, heightIn: 72 }, []],
  ] as const)('of a shower of %o assume no more than was not said', (said, assumed) => {
    const made = requestOfWish({ work: 'shower_door', ...said }, shop, { mayAssumeHeight: true })
    const sizes = ['size', 'width', 'height']
    expect(made.ok && made.assumed.filter((code) => sizes.includes(code))).toEqual(assumed)
  })
})
