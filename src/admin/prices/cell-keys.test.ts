import { describe, expect, it } from 'vitest'
import { deedOf } from './cell-keys'
import type { Place } from './cell-keys'

type Held = 'alt' | 'ctrl' | 'meta' | 'shift'

function press(
  key: string,
  place: Place,
  { held, hasKeys = true }: { held?: Held; hasKeys?: boolean } = {},
) {
  const event = {
    key,
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
    altKey: held === 'alt',
    ctrlKey: held === 'ctrl',
    metaKey: held === 'meta',
    shiftKey: held === 'shift',
  }
  return deedOf(event, place, hasKeys)
}

describe('a key in the list of prices', () => {
  it.each([
    ['ArrowUp', 'tick', 'up'],
    ['ArrowDown', 'tick', 'down'],
    ['ArrowRight', 'tick', 'right'],
    ['ArrowLeft', 'tick', null],
    ['Enter', 'tick', 'edit'],
    ['ArrowUp', 'price', 'up'],
    ['ArrowDown', 'price', 'down'],
    ['ArrowLeft', 'price', 'left'],
    ['ArrowRight', 'price', null],
    ['Enter', 'price', 'edit'],
    [' ', 'price', 'tick'],
  ] as const)('%j on a %s: %s', (key, place, expected) => {
    expect(press(key, place)).toBe(expected)
  })

  it('leaves Space on a tick to the box itself', () => {
    expect(press(' ', 'tick')).toBeNull()
  })

  it.each([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', null],
    ['ArrowRight', null],
    ['Enter', 'done'],
    ['Escape', 'leave'],
    [' ', null],
    ['g', null],
  ] as const)('%j while a price is typed: %s', (key, expected) => {
    expect(press(key, 'typing')).toBe(expected)
  })

  it.each(['ArrowUp', 'ArrowDown', 'Enter', ' ', 'g', 'Escape'])(
    'leaves %j in a name or a reason to whoever types it',
    (key) => {
      expect(press(key, 'field')).toBeNull()
    },
  )

  it('goes to the next slip by G where nothing is typed, and by Alt G anywhere', () => {
    expect(press('g', 'page')).toBe('nextFlag')
    expect(press('G', 'tick')).toBe('nextFlag')
    expect(press('g', 'price')).toBeNull()
    expect(press('g', 'field', { held: 'alt' })).toBe('nextFlag')
    expect(press('g', 'typing', { held: 'alt' })).toBe('nextFlag')
    expect(press('g', 'page', { held: 'ctrl' })).toBeNull()
  })

  it('keeps Alt G where single keys are put off', () => {
    expect(press('g', 'page', { hasKeys: false })).toBeNull()
    expect(press('g', 'page', { held: 'alt', hasKeys: false })).toBe('nextFlag')
  })

  it('takes a step back by Ctrl Z, in a name or a reason what the browser has', () => {
    expect(press('z', 'page', { held: 'ctrl' })).toBe('undo')
    expect(press('z', 'price', { held: 'meta' })).toBe('undo')
    expect(press('z', 'typing', { held: 'ctrl' })).toBe('undo')
    expect(press('Z', 'price', { held: 'shift' })).toBeNull()
    expect(press('z', 'field', { held: 'ctrl' })).toBeNull()
  })
})
