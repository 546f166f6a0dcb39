import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slugOf } from './slug-of'

it('keeps letters and digits, and loses accents and signs', () => {
  expect(slugOf('Round dining table in 1/2" glass')).toBe('round-dining-table-in-1-2-glass')
  expect(slugOf('Baño moderno y sereno')).toBe('bano-moderno-y-sereno')
  expect(slugOf(' “…” ')).toBe('')
})

it('is what an address may end in, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      expect(slugOf(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    }),
  )
})
