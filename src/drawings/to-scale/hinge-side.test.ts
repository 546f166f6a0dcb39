import { describe, expect, it } from 'vitest'
import { hingeSide } from './hinge-side'

describe('hingeSide', () => {
  it('hangs the last door on the right wall and the first on the left', () => {
    expect(hingeSide(['fixed', 'door'], 1)).toBe('right')
    expect(hingeSide(['door', 'fixed'], 0)).toBe('left')
  })

  it('hangs a lone door on the wall it stands against', () => {
    expect(hingeSide(['door'], 0)).toBe('left')
  })

  it('hangs a door in the middle to the right', () => {
    expect(hingeSide(['fixed', 'door', 'fixed'], 1)).toBe('right')
  })

  it('gives fixed glass no hinges', () => {
    expect(hingeSide(['fixed', 'door'], 0)).toBeNull()
  })
})
