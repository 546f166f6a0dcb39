import { expect, it } from 'vitest'
import type { Registration } from '@/drawings/illustrations/pictured-opening'
import { glassIn, snapped, widthByKey } from './drawn-width'

const registration = {
  enclosure: { widthIn: 60, heightIn: 80 },
  leastWidthIn: 20,
} as Registration
const pressed = (key: string, shiftKey = false) => widthByKey({ key, shiftKey }, 40, registration)

it('moves the width by an eighth, by a sixteenth with Shift, by an inch, and to either end', () => {
  expect(['ArrowRight', 'ArrowUp'].map((key) => pressed(key))).toEqual([40.125, 40.125])
  expect(['ArrowLeft', 'ArrowDown'].map((key) => pressed(key, true))).toEqual([39.9375, 39.9375])
  expect(['PageUp', 'PageDown'].map((key) => pressed(key))).toEqual([41, 39])
  expect(['Home', 'End', 'Tab'].map((key) => pressed(key))).toEqual([20, 60, null])
})

it('snaps what is drawn to the eighth, or to the sixteenth', () => {
  expect([snapped(40.08, false), snapped(40.08, true)]).toEqual([40.125, 40.0625])
})

it('draws a size as far as the picture has room for it', () => {
  expect(glassIn(registration, { widthIn: 36, heightIn: 76 })).toEqual({
    widthIn: 36,
    heightIn: 76,
  })
  for (const [widthIn, heightIn] of [
    [61, 76],
    [19, 76],
    [36, 81],
    [36, 39],
  ] as const) {
    expect(glassIn(registration, { widthIn, heightIn })).toBeNull()
  }
  expect(glassIn(registration, null)).toBeNull()
})
