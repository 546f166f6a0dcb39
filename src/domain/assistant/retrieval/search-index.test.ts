import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Passage } from './passage'
import { createSearchIndex } from './search-index'

function passage(id: string, phrasings: string[], keywords: string[] = []): Passage {
  return { id, kind: 'answer', title: phrasings[0] ?? id, phrasings, keywords, body: '' }
}

const english = createSearchIndex({
  language: 'en',
  synonyms: [['foggy', 'cloudy', 'moisture between']],
  lexicon: ['shattered'],
  passages: [
    passage(
      'foggy',
      ['My window is foggy between the panes', 'Do I need a new window?'],
      ['foggy'],
    ),
    passage('warranty', ['What warranty do you give?'], ['warranty']),
    passage('mirror', ['Do you make mirrors?', 'mirror cut to size']),
    passage('make', ['What do you make?']),
  ],
})

const spanish = createSearchIndex({
  language: 'es',
  synonyms: [['regadera', 'ducha', 'cancel de baño']],
  lexicon: [],
  passages: [
    passage('shower', ['¿Hacen puertas de regadera?']),
    passage('mirror', ['¿Hacen espejos a la medida?'], ['espejo']),
  ],
})

const surest = (index: typeof english, message: string) => index.find(index.read(message))[0]

describe('a question', () => {
  it.each([
    ['do you cut a mirror', 'mirror'],
    ['wat warrenty do u give', 'warranty'],
    ['my windos are cloudy', 'foggy'],
    ['theres moisture between the panes', 'foggy'],
    ['what do you guys make', 'make'],
  ])('%j is found by stem, synonym and mended spelling', (message, id) => {
    const found = surest(english, message)
    expect(found?.passage.id).toBe(id)
    expect(found?.confidence).toBeGreaterThan(0.42)
  })

  it.each([
    ['asen espejos', 'mirror'],
    ['puertas de ducha', 'shower'],
    ['canceles de baño', 'shower'],
    ['kansel de baño', 'shower'],
  ])('%j is found in Spanish as it is heard', (message, id) => {
    expect(surest(spanish, message)?.passage.id).toBe(id)
  })

  it.each(['do you sell fish tanks', 'who won the game', 'fix my air conditioner'])(
    '%j is left to a person',
    (message) => {
      expect(surest(english, message)?.confidence ?? 0).toBeLessThan(0.42)
    },
  )

  it('keeps words that are spelt right, whatever they mean', () => {
    expect(english.read('a fish tank')).toEqual(['a', 'fish', 'tank'])
    expect(english.read('it shaterd')).toEqual(['it', 'shattered'])
  })

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (message) => {
        for (const { confidence } of english.find(english.read(message))) {
          expect(confidence).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 50 },
    )
  })
})
