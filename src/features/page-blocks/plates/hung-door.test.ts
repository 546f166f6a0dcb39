import { expect, test } from 'vitest'
import { hungDoor } from './hung-door'

const rules = { mostDoorIn: 28, lbPerSqFt: 5, pairLb: 80 }

test('the door weighs what it does in this opening, and has a third hinge above what two carry', () => {
  expect(hungDoor({ widthIn: 36.625, heightIn: 76 }, rules)).toEqual({ weightLb: 69, hinges: 2 })
  expect(hungDoor({ widthIn: 36.625, heightIn: 84 }, rules)).toEqual({ weightLb: 76, hinges: 2 })
  expect(hungDoor({ widthIn: 28, heightIn: 84 }, rules)).toEqual({ weightLb: 82, hinges: 3 })
  expect(hungDoor({ widthIn: 28, heightIn: 84 }, { ...rules, pairLb: null })?.hinges).toBe(2)
})

test('an opening that nobody walks through has none', () => {
  expect(hungDoor({ widthIn: 20, heightIn: 76 }, rules)).toBeNull()
})
