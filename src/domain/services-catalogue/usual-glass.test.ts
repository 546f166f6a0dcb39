import { expect, it } from 'vitest'
import { usualGlass } from './usual-glass'

it('offers a window no mirror and no shower glass first', () => {
  expect(usualGlass('new_window_installation', null)).toEqual(['insulated', 'flat', 'specialty'])
})

it('offers a mirror wall its mirrors first, and other work everything alike', () => {
  expect(usualGlass('commercial_inquiry', 'gym_mirror_wall')).toEqual(['mirror'])
  expect(usualGlass('other_new_installation', null)).toEqual([])
})
