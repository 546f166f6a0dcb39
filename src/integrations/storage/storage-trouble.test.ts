import { describe, expect, it } from 'vitest'
import { isStoreAway } from './storage-trouble'

const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name, ...more })

describe('a place for uploads that is away', () => {
  it('is known by silence, by a refused connection and by a fault of its own', () => {
    expect(isStoreAway(named('TimeoutError', { $metadata: {} }))).toBe(true)
    expect(isStoreAway(named('Error', { code: 'ECONNREFUSED', $metadata: {} }))).toBe(true)
    expect(isStoreAway(named('Unknown', { $metadata: { httpStatusCode: 503 } }))).toBe(true)
  })

  it('is none that refuses, and no other failure', () => {
    expect(isStoreAway(named('AccessDenied', { $metadata: { httpStatusCode: 403 } }))).toBe(false)
    expect(isStoreAway(named('Error', { code: 'ECONNREFUSED' }))).toBe(false)
    expect(isStoreAway(named('TimeoutError'))).toBe(false)
    expect(isStoreAway('TimeoutError')).toBe(false)
  })
})
