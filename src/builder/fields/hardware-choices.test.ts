import { expect, it } from 'vitest'
import { noTables } from '@/domain/pricing/tables-shape'
import { chooseQuantity, quantityOf, stillSold } from './hardware-choices'

it('adds, changes and removes an item by its quantity', () => {
  const one = chooseQuantity([], 7, 1)
  expect(one).toEqual([{ id: 7, quantity: 1 }])
  const two = chooseQuantity(chooseQuantity(one, 9, 4), 7, 2)
  expect([quantityOf(two, 7), quantityOf(two, 9), quantityOf(two, 1)]).toEqual([2, 4, 0])
  expect(chooseQuantity(two, 7, 0)).toEqual([{ id: 9, quantity: 4 }])
})

it('takes nothing for sold out while there is no price list, or where it failed to come', () => {
  const chosen = [
    { id: 7, quantity: 2 },
    { id: 9, quantity: 1 },
  ]
  expect(stillSold(chosen, { hardware: [{ id: 9 }] })).toEqual([{ id: 9, quantity: 1 }])
  expect(stillSold(chosen, null)).toEqual(chosen)
  expect(stillSold(chosen, noTables)).toEqual(chosen)
})
