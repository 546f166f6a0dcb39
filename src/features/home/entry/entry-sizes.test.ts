import { expect, it } from 'vitest'
import { entryQuery, sizesToSend, usualEntry, withKind } from './entry-sizes'
import type { EntryKind } from './entry-sizes'

const kinds: EntryKind[] = [
  { serviceType: 'shower_glass_quote', widthIn: 60.625, heightIn: 80 },
  { serviceType: 'new_window_installation', widthIn: 72, heightIn: 60, inFeet: true },
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
  expect(sent('new_window_installation', '6 ft', `3' 2"`)).toEqual({
    width: '6 ft',
    height: `3' 2"`,
  })
  expect(sent('new_window_installation', `3' 2`, '')).toEqual({ width: `3' 2`, height: '' })
})

it('sends inches as they were typed where the builder takes inches', () => {
  expect(sent('shower_glass_quote', '60', '80')).toEqual({})
})

it('takes the usual size of another kind where nobody typed one', () => {
  const [shower] = kinds
  const entry = shower && usualEntry(shower)
  expect(entry).toEqual({ service: 'shower_glass_quote', width: '60 5/8', height: '80' })
  const typed = { service: 'shower_glass_quote', width: '36', height: '80' } as const
  expect(withKind(typed, kinds, 'new_window_installation')).toEqual({
    service: 'new_window_installation',
    width: '36',
    height: '60',
  })
  expect(withKind(typed, kinds, 'nonsense')).toBe(typed)
})

it('leads into the builder with its sizes and the step to open', () => {
  const window = { service: 'new_window_installation', width: '36 5/8', height: '60' } as const
  expect(Object.fromEntries(new URLSearchParams(entryQuery(window, kinds, { step: '3' })))).toEqual(
    {
      serviceType: 'new_window_installation',
      width: '36 5/8"',
      height: '60"',
      step: '3',
    },
  )
})
