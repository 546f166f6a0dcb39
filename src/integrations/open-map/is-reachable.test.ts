import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let asked = 0

beforeEach(() => {
  asked = 0
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

function mapServer(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', () => {
    asked += 1
    return answer()
  })
}

async function reachable(now: number) {
  const { isOpenMapReachable } = await import('./is-reachable')
  return isOpenMapReachable(now)
}

describe('isOpenMapReachable', () => {
  it('says yes when the map server answers', async () => {
    mapServer(() => Promise.resolve(new Response('', { status: 200 })))
    expect(await reachable(0)).toBe(true)
  })

  it('says no when it refuses or cannot be reached', async () => {
    mapServer(() => Promise.resolve(new Response('', { status: 503 })))
    expect(await reachable(0)).toBe(false)
    mapServer(() => Promise.reject(new TypeError('fetch failed')))
    expect(await reachable(600_000)).toBe(false)
  })

  it('asks again after ten minutes, not before', async () => {
    mapServer(() => Promise.resolve(new Response('')))
    await reachable(0)
    await reachable(599_999)
    expect(asked).toBe(1)
    await reachable(600_000)
    expect(asked).toBe(2)
  })
})
