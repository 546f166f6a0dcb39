import { expect, test } from 'vitest'
import { nameToShow, officeNameOf, taxNameToShow } from './office-name'

const rows = [
  { id: 1, name: 'Templado de 3/8"', officeName: 'Tempered 3/8"' },
  { id: 2, name: 'Rain' },
]

test('a row that is not translated goes by its one name', () => {
  expect(rows.map(officeNameOf)).toEqual(['Tempered 3/8"', 'Rain'])
})

test('a quote shows what the reader calls a row, while the row is still called so', () => {
  expect(nameToShow(rows, { id: 1, name: 'Tempered 3/8"' })).toBe('Templado de 3/8"')
  expect(nameToShow(rows, { id: 2, name: 'Rain' })).toBe('Rain')
})

test('a quote keeps the name of a row that is gone or is called something else now', () => {
  expect(nameToShow(rows, { id: 3, name: 'Gone' })).toBe('Gone')
  expect(nameToShow(rows, { id: 1, name: 'Clear tempered' })).toBe('Clear tempered')
})

test('a tax is found by its region', () => {
  const rules = [
    { regionId: 1, taxType: 'Impuesto sobre las ventas', officeName: 'Sales Tax' },
    { regionId: 2, taxType: 'IVA', officeName: 'VAT' },
  ]
  expect(taxNameToShow(rules, 1, 'Sales Tax')).toBe('Impuesto sobre las ventas')
  expect(taxNameToShow(rules, 2, 'Sales Tax')).toBe('Sales Tax')
  expect(taxNameToShow([], 1, 'Sales Tax')).toBe('Sales Tax')
})
