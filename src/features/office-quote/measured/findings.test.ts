import { expect, it } from 'vitest'
import { toggleSentence } from './findings'

it('adds a sentence to what was typed, and takes that one out again', () => {
  const typed = toggleSentence('Measured on Friday.', 'A wall is out of plumb.')
  expect(typed).toBe('Measured on Friday. A wall is out of plumb.')
  const both = toggleSentence(typed, 'The tile is not finished.')
  expect(toggleSentence(both, 'A wall is out of plumb.')).toBe(
    'Measured on Friday. The tile is not finished.',
  )
  expect(toggleSentence(toggleSentence('', 'One.'), 'One.')).toBe('')
})
