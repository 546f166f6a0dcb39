import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { emptyFlow } from './flow-state'
import { readStoredFlow, storageKey, writeSharedFlow, writeStoredFlow } from './stored-flow'

const shape = z.object({ width: z.string() })
const state = { ...emptyFlow({ width: '36 5/8' }), saved: { id: 5, number: 'Q-000005' } }

describe('a stored flow', () => {
  it('is read back as it was written', () => {
    expect(readStoredFlow(writeStoredFlow(state), shape)).toEqual(state)
  })

  it('is forgotten when another version of the page wrote it', () => {
    const older = JSON.stringify({ ...state, version: 0 })
    expect(readStoredFlow(older, shape)).toBeNull()
  })

  it('is forgotten when it is not of this shape', () => {
    expect(readStoredFlow(writeStoredFlow(emptyFlow({ width: 36 })), shape)).toBeNull()
    expect(
      readStoredFlow(writeStoredFlow({ ...state, saved: { id: 'x' } } as never), shape),
    ).toBeNull()
  })

  it('is nothing where nothing, or nothing readable, is stored', () => {
    for (const text of [null, '', '{', 'null', '[]', '7']) {
      expect(readStoredFlow(text, shape)).toBeNull()
    }
  })

  it('tells other tabs what was typed and not who it is for', () => {
    const customer = { name: 'Avery Sample', phone: '1', address: '' }
    const typed = { ...emptyFlow({ width: '36' }), customer }
    expect(readStoredFlow(writeSharedFlow(typed), shape)).toEqual(emptyFlow({ width: '36' }))
  })

  it('leaves other tabs nothing once it is saved', () => {
    expect(writeSharedFlow(state)).toBeNull()
  })

  it('is kept apart by service and product', () => {
    expect(storageKey('commercial_inquiry', 'storefronts')).not.toBe(
      storageKey('commercial_inquiry', null),
    )
  })
})
