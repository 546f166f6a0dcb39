import { describe, expect, it } from 'vitest'
import { askedShape } from './asked-shape'

const texts = {
  rectangle: 'A rectangle, {width} × {height}.',
  round: 'A round one, {width} across.',
  arch: 'An arch, {width} × {height}.',
  pill: 'A pill, {width} × {height}.',
  oval: 'An oval, {width} × {height}.',
}

const asked = (query: Record<string, string>) =>
  askedShape(new URLSearchParams(query).toString(), texts)

describe('a mirror that an address asks for', () => {
  it('is told with its sizes as they were written', () => {
    expect(asked({ shape: 'arch', width: '26 1/2"', height: `3' 4"` })).toBe(
      `An arch, 26 1/2" × 3' 4".`,
    )
  })

  it('is told in inches where the form was in inches', () => {
    expect(asked({ shape: 'round', width: '32', unit: 'in' })).toBe('A round one, 32" across.')
  })

  it('needs one length where it is round', () => {
    expect(asked({ shape: 'round', width: '32"' })).toBe('A round one, 32" across.')
    expect(asked({ shape: 'oval', width: '32"' })).toBe('')
  })

  it.each<Record<string, string>>([
    {},
    { shape: 'star', width: '26', height: '40' },
    { shape: 'arch', width: 'call 555', height: '40' },
    { shape: 'arch', width: '26', height: '1'.repeat(17) },
    { shape: 'arch', height: '40' },
  ])('is none of %j', (query) => {
    expect(asked(query)).toBe('')
  })
})
