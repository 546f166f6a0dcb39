import { expect, it } from 'vitest'
import { saidOfDoor } from './own-door-note'

const words = {
  text: 'It opens both ways. {hinges} carry this {weight} lb door.',
  counts: { 2: 'Two', 3: 'Three' },
  rules: { mostDoorIn: 30, lbPerSqFt: 5, pairLb: 80 },
  usual: { widthIn: 60, heightIn: 76 },
}

it('weighs the door of one’s own opening', () => {
  expect(saidOfDoor({ widthIn: 60, heightIn: 84 }, words)).toMatch(
    /^It opens both ways\. Two carry this \d+\slb door\.$/,
  )
})

it('says of an opening without a door what holds of every one', () => {
  const narrow = { widthIn: 20, heightIn: 76 }
  expect(saidOfDoor(narrow, { ...words, usual: narrow })).toBe('It opens both ways.')
})
