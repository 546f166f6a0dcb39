import { describe, expect, it } from 'vitest'
import { languageOf } from './languages'
import { wordsOf } from './tokens'

const read = (message: string, page: 'en' | 'es') => languageOf(message, wordsOf(message), page)

describe('the language of a message', () => {
  it.each(['30x72', '28 x 74', 'shwer dor 28 x 74 pric'])(
    'that shows none is that of the page: %j',
    (message) => {
      expect([read(message, 'en'), read(message, 'es')]).toEqual(['en', 'es'])
    },
  )

  it('is told by its words, whatever the page', () => {
    expect(read('how much is a mirror 40 x 60', 'es')).toBe('en')
    expect(read('cuanto cuesta un espejo de 40 x 60', 'en')).toBe('es')
  })
})
