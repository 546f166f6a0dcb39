import { describe, expect, expectTypeOf, it } from 'vitest'
import { catalogueOf } from '@/messages'
import { hasWords, translatorOf } from './translator'

describe('a text of the catalogue', () => {
  it('is a compiled pattern where it takes an argument, in the tests as in the build', () => {
    expect(catalogueOf('en').refusals.tooLarge).toEqual(expect.any(Array))
  })

  it('is no string to the types, nor anything that text can be made of', () => {
    expectTypeOf(catalogueOf('en').refusals.tooLarge).not.toExtend<string>()
    // A symbol has no methods of a string, and TypeScript refuses it in a template and in a sum.
    expectTypeOf(catalogueOf('en').refusals.tooLarge).toExtend<symbol>()
  })
})

describe('a translator', () => {
  it('fills in what a text is given, in both languages', () => {
    expect(translatorOf('en', 'refusals')('tooLarge', { limit: 64 })).toBe(
      'The body is larger than 64 KB.',
    )
    expect(translatorOf('es', 'refusals')('tooLarge', { limit: 64 })).toMatch(/más de 64 KB/)
  })

  it('tells which codes it has words for', () => {
    const t = translatorOf('es', 'refusals.pricing')
    expect(hasWords(t, 'invalid_panel')).toBe(true)
    expect(hasWords(t, 'something_else')).toBe(false)
  })
})
