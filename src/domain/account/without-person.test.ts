import { describe, expect, it } from 'vitest'
import { withoutPerson } from './without-person'

const marks = {
  names: ['Zebediah Quill-Feather', 'Zed'],
  emails: ['zeb+glass@example.com'],
  phones: ['(469) 555-0117'],
  addresses: ['12 Elm Street, Dallas, TX 75201'],
}

describe('a text without the person', () => {
  it.each([
    ['Call zebediah  QUILL-FEATHER back.', 'Call [deleted] back.'],
    ['To: ZEB+glass@example.com, at noon', 'To: [deleted], at noon'],
    ['469.555.0117 or +1 469 555 0117', '[deleted] or [deleted]'],
    ['(469) 555-0117', '[deleted]'],
    ['Deliver to 12 Elm Street, Dallas, TX 75201!', 'Deliver to [deleted]!'],
  ])('%j is %j', (text, clean) => {
    expect(withoutPerson(text, marks)).toBe(clean)
  })

  it.each([
    'Zed',
    'A fixed panel of 36 x 76',
    'xzeb+glass@example.com',
    '14695550117000',
    'Zebediah Quill-Feathers',
  ])('leaves %j', (text) => {
    expect(withoutPerson(text, marks)).toBe(text)
  })

  it('goes through whatever is made of texts, and keeps the rest', () => {
    const stored = {
      lines: [{ text: { en: 'For Zebediah Quill-Feather', es: 'x' }, amount: 12.5, option: null }],
      isFolded: false,
    }
    expect(withoutPerson(stored, marks)).toEqual({
      lines: [{ text: { en: 'For [deleted]', es: 'x' }, amount: 12.5, option: null }],
      isFolded: false,
    })
  })

  it('is the same text where nothing is known of the person', () => {
    const nobody = { names: [], emails: [''], phones: ['12'], addresses: [' '] }
    expect(withoutPerson('a 12 b', nobody)).toBe('a 12 b')
  })
})
