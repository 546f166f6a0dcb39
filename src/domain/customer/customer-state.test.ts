import { expect, it } from 'vitest'
import { stateOfStatus, statusOfState } from './customer-state'
import { customerStatuses } from './customer-status'

it('each status of the list in front is a state, and the other way round', () => {
  expect(customerStatuses.map((status) => statusOfState(stateOfStatus(status)))).toEqual(
    customerStatuses,
  )
  expect(stateOfStatus('prospect')).toBe('quoted')
  expect(statusOfState(null)).toBe('lead')
})
