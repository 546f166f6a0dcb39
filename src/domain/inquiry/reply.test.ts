import { describe, expect, it } from 'vitest'
import { blankLeftIn, filledIn } from './reply'

const facts = {
  name: 'Avery Sample',
  sender: 'Dana Sample',
  company: 'Sample Glass',
  phone: '',
}

describe('a template', () => {
  it('is filled in wherever it leaves a known blank', () => {
    expect(filledIn('Hello {name}, {name}! {sender}, {company}', facts)).toBe(
      'Hello Avery Sample, Avery Sample! Dana Sample, Sample Glass',
    )
  })

  it('keeps what is not known and what is no blank, so that somebody sees it', () => {
    expect(filledIn('Call {phone}. {price} {}', facts)).toBe('Call {phone}. {price} {}')
  })

  it('puts nothing of a visitor’s name through again', () => {
    expect(filledIn('{name}', { ...facts, name: '{sender}' })).toBe('{sender}')
  })

  it('is told from an answer by its blanks', () => {
    expect(blankLeftIn('Call us at {phone}')).toBe('{phone}')
    expect(blankLeftIn('A panel {about 3 ft}')).toBeNull()
  })
})
