import { expect, it } from 'vitest'
import { sentSize } from './sent-size'

const sent = (query: Record<string, string>) => sentSize(new URLSearchParams(query), 'width')

it('reads a bare number of a form in inches as inches, whatever its reader takes it for', () => {
  expect(sent({ width: '26 1/2 ', unit: 'in' })).toBe('26 1/2"')
  expect(sent({ width: '36⅝', unit: 'in' })).toBe('36⅝"')
})

it('leaves a size that says its unit, one that says nothing, and that of another form', () => {
  expect(sent({ width: '6 ft', unit: 'in' })).toBe('6 ft')
  expect(sent({ width: `3' 2`, unit: 'in' })).toBe(`3' 2`)
  expect(sent({ width: '', unit: 'in' })).toBe('')
  expect(sent({ width: '7' })).toBe('7')
  expect(sent({ unit: 'in' })).toBeNull()
})
