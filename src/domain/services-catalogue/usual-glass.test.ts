import { expect, it } from 'vitest'
import { commercialProducts } from './commercial-products'
import { firstGlass, offeredGlass, usualGlass } from './usual-glass'

it('offers a window no mirror and no shower glass first', () => {
  expect(usualGlass('new_window_installation', null)).toEqual({
    categories: ['insulated', 'flat', 'specialty'],
  })
})

it('offers a window nothing but what a window is made of, and other work everything', () => {
  expect(offeredGlass('new_window_installation')).toEqual(['insulated', 'flat', 'specialty'])
  expect(offeredGlass('mirrors_tabletops_quote')).toEqual(['mirror', 'tabletop'])
  expect(offeredGlass('other_new_installation')).toBeNull()
})

it('offers a mirror wall its mirrors first, and other work everything alike', () => {
  expect(usualGlass('commercial_inquiry', 'gym_mirror_wall')).toEqual({ categories: ['mirror'] })
  expect(usualGlass('other_new_installation', null)).toEqual({ categories: [] })
})

it.each(commercialProducts.filter((product) => product.endsWith('_doors')))(
  'starts %s with safety glass, of half an inch where the door is nothing but glass',
  (product) => {
    const { isSafe, thicknessMm } = firstGlass('commercial_inquiry', product)
    expect(isSafe).toBe(true)
    expect(thicknessMm).toBe(/herculite|pivot/.test(product) ? 12.7 : undefined)
  },
)
