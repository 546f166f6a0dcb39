import { describe, expect, it, vi } from 'vitest'
import type { BoardCard } from '@/services/jobs/board'
import { pressOnCard } from './card-keys'
import type { Picked } from './card-keys'

const cards = [
  { id: 1, state: 'to_measure' },
  { id: 2, state: 'to_measure' },
  { id: 3, state: 'ordered' },
  { id: 4, state: 'on_hold' },
] as BoardCard[]

function press(key: string, id: number, picked: Picked | null = null) {
  const said: string[] = []
  const deed = (name: string) => (on: { id: number; over?: string }) =>
    void said.push([name, on.id, on.over].filter((part) => part !== undefined).join(' '))
  const card = cards.find((one) => one.id === id)
  if (!card) throw new Error(`There is no card ${id}.`)
  const event = { key, preventDefault: vi.fn(), altKey: false, ctrlKey: false, metaKey: false }
  pressOnCard(
    event,
    { card, picked, cards },
    {
      pick: deed('pick'),
      hover: deed('hover'),
      put: deed('put'),
      leave: deed('leave'),
      walk: deed('walk'),
      open: deed('open'),
      visit: deed('visit'),
      hold: deed('hold'),
    },
  )
  return said.join() || 'nothing'
}

describe('a key on a card', () => {
  it.each([
    [' ', 1, 'pick 1 to_measure'],
    ['Enter', 1, 'open 1'],
    ['v', 1, 'visit 1'],
    ['H', 1, 'hold 1'],
    ['ArrowDown', 1, 'walk 2'],
    ['ArrowDown', 2, 'nothing'],
    ['ArrowUp', 2, 'walk 1'],
    ['ArrowRight', 2, 'walk 3'],
    ['ArrowRight', 3, 'walk 4'],
    ['ArrowLeft', 3, 'walk 1'],
    ['ArrowLeft', 1, 'nothing'],
    ['Escape', 1, 'nothing'],
    ['x', 1, 'nothing'],
  ])('%j on card %i: %s', (key, id, expected) => {
    expect(press(key, id)).toBe(expected)
  })

  it.each([
    ['ArrowRight', 'hover 1 measured'],
    ['ArrowLeft', 'hover 1 to_measure'],
    [' ', 'put 1 to_measure'],
    ['Enter', 'put 1 to_measure'],
    ['Escape', 'leave 1 to_measure'],
    ['v', 'nothing'],
  ])('%j on a card that is picked up: %s', (key, expected) => {
    expect(press(key, 1, { id: 1, over: 'to_measure' })).toBe(expected)
  })

  it('leads past the last stage to closed and on hold, and no further', () => {
    expect(press('ArrowRight', 1, { id: 1, over: 'installed' })).toBe('hover 1 closed')
    expect(press('ArrowRight', 1, { id: 1, over: 'closed' })).toBe('hover 1 on_hold')
    expect(press('ArrowRight', 1, { id: 1, over: 'on_hold' })).toBe('hover 1 on_hold')
  })
})
