import { expect, it } from 'vitest'
import { aHardwareItem } from '../../../tests/fixtures/pricing-tables'
import { chooseMetal, metalOf, offeredMetals, withoutMetal } from './metal-choices'

const hook = aHardwareItem({ id: 1, name: 'Robe hook' })
const black = aHardwareItem({ id: 2, metal: 'black', cost: 0 })
const brass = aHardwareItem({ id: 3, metal: 'brass', cost: 0 })
const elsewhere = aHardwareItem({ id: 4, metal: 'chrome', offeredFor: ['general'] })
const tables = { hardware: [hook, black, brass, elsewhere] }

it('offers the metals of the shower, and no part', () => {
  expect(offeredMetals(tables).map(({ id }) => id)).toEqual([2, 3])
})

it('takes one metal in place of another, and leaves the parts', () => {
  const chosen = chooseMetal([{ id: 1, quantity: 2 }], 2, tables)
  expect(metalOf(chosen, tables)?.metal).toBe('black')
  const other = chooseMetal(chosen, 3, tables)
  expect(other).toEqual([
    { id: 1, quantity: 2 },
    { id: 3, quantity: 1 },
  ])
  expect(chooseMetal(other, null, tables)).toEqual([{ id: 1, quantity: 2 }])
  expect(withoutMetal(other, tables)).toEqual([{ id: 1, quantity: 2 }])
})

it('knows no metal while nobody chose one, or the prices are on their way', () => {
  expect(metalOf([{ id: 1, quantity: 1 }], tables)).toBeNull()
  expect(metalOf([{ id: 2, quantity: 1 }], null)).toBeNull()
})
