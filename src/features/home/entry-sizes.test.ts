import { expect, it } from 'vitest'
import { sizesToSend } from './entry-sizes'

const kinds = [
  { serviceType: 'shower_glass_quote', width: '60', height: '80' },
  { serviceType: 'new_window_installation', width: '72', height: '60', inFeet: true },
]

function sent(serviceType: string, width: string, height: string) {
  const data = new FormData()
  data.set('serviceType', serviceType)
  data.set('width', width)
  data.set('height', height)
  return Object.fromEntries(sizesToSend(data, kinds))
}

it('says that its figures are inches where the builder would read feet', () => {
  expect(sent('new_window_installation', '72', '36 5/8 ')).toEqual({
    width: '72"',
    height: '36 5/8"',
  })
  expect(sent('new_window_installation', '36⅝', '.5')).toEqual({ width: '36⅝"', height: '.5"' })
})

it('leaves a size that says its unit, and one that says nothing', () => {
  expect(sent('new_window_installation', '6 ft', `3' 2"`)).toEqual({})
  expect(sent('new_window_installation', `3' 2`, '')).toEqual({})
})

it('sends inches as they were typed where the builder takes inches', () => {
  expect(sent('shower_glass_quote', '60', '80')).toEqual({})
})
