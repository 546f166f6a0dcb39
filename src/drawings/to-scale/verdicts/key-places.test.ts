import { expect, it } from 'vitest'
import type { EnclosureLayout } from '../enclosure'
import { clearOf, keyPx } from './key-places'

it('stands keys side by side where the glass is too low to stack them', () => {
  const layout = { width: 300, height: 120, floorY: 90 } as EnclosureLayout
  const wanted = { x: 150, y: 60 }
  const first = clearOf(wanted, [], layout)
  const second = clearOf(wanted, [first], layout)
  const third = clearOf(wanted, [first, second], layout)
  expect([first, second, third].map(({ x }) => x - wanted.x)).toEqual([0, keyPx, -keyPx])
})
