import { expect, it } from 'vitest'
import { visitToSet } from './visit-to-set'

const due = {
  state: 'open',
  answerAddress: null,
  due: {},
  amountPaid: 0,
  isMeasured: false,
  progress: null,
} as const
const bookPath = '/book-visit'

it('is set by the customer where it can be booked, and by the shop where none can be', () => {
  expect(visitToSet(due, { bookPath, isOpen: true })).toBe('customer')
  expect(visitToSet(due, { bookPath: null, isOpen: false })).toBe('shop')
})

it('is set by nobody where one is booked that may go there, or the work was measured', () => {
  expect(visitToSet(due, { bookPath: null, isOpen: true })).toBe('none')
  expect(visitToSet({ ...due, isMeasured: true }, { bookPath, isOpen: true })).toBe('none')
  expect(visitToSet({ ...due, isMeasured: true }, { bookPath: null, isOpen: false })).toBe('none')
})
