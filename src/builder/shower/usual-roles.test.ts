import { describe, expect, it } from 'vitest'
import { usualRoles } from './usual-roles'

describe('usualRoles', () => {
  it('opens the last of two, the middle of three, and none of one', () => {
    expect(usualRoles(1)).toEqual(['fixed'])
    expect(usualRoles(2)).toEqual(['fixed', 'door'])
    expect(usualRoles(3)).toEqual(['fixed', 'door', 'fixed'])
  })
})
