import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { joinReplicas } from '@/integrations/cache/shared-invalidation.mjs'
import { hasRedis, startRedis } from '../fixtures/redis-server'
import type { RedisServer } from '../fixtures/redis-server'
import { expectComplaint } from '../setup/quiet-console'

/** A replica that only takes note of what it hears. */
function replica(url: string) {
  const heard: string[] = []
  const gaps: string[] = []
  const membership = joinReplicas(url, {
    onTags: (tags) => heard.push(...tags),
    onGap: () => gaps.push('gap'),
  })
  return { ...membership, heard, gaps }
}

describe.runIf(hasRedis())('replicas that share a Redis', () => {
  let server: RedisServer
  const joined: ReturnType<typeof replica>[] = []
  const join = () => {
    const one = replica(server.url)
    joined.push(one)
    return one
  }

  beforeAll(async () => {
    server = await startRedis()
  })

  afterAll(async () => {
    for (const { leave } of joined) leave()
    await server.stop()
  })

  it('hear what another one published', async () => {
    const [one, other] = [join(), join()]
    await vi.waitFor(async () => {
      await one.tell(['pages', 'company'])
      expect(other.heard).toEqual(expect.arrayContaining(['pages', 'company']))
    })
    expect(other.gaps).toEqual([])
  })

  it('count the turns of an address together, and alone while Redis is away', async () => {
    Object.assign(process.env, { REDIS_URL: server.url, RATE_LIMITS: 'on' })
    const first = await import('@/integrations/rate-limit/limit')
    const redis = [(await import('@/integrations/redis/shared-redis')).sharedRedis()]
    vi.resetModules()
    const second = await import('@/integrations/rate-limit/limit')
    redis.push((await import('@/integrations/redis/shared-redis')).sharedRedis())
    const saidAway = expectComplaint(/^Redis is away/)
    const take = async (limit: typeof first) => (await limit.takeFrom('register', '192.0.2.1')).ok
    // a connection takes a moment, and until then each one counts alone
    await vi.waitFor(async () => {
      await first.takeFrom('mail', 'warm')
      await second.takeFrom('mail', 'warm')
      expect((await second.takeFrom('mail', 'warm')).ok).toBe(false)
    })
    const turns = []
    for (let turn = 0; turn < 6; turn += 1) turns.push(await take(first), await take(second))
    expect(turns.filter(Boolean)).toHaveLength(8)
    await server.stop()
    expect(await take(first)).toBe(true)
    await vi.waitFor(() => expect(saidAway(), 'each says once that it is alone').toBe(2))
    await server.start()
    for (const connection of redis) connection?.disconnect()
  })

  it('drop everything after a time in which they could hear nothing', async () => {
    const one = join()
    const other = join()
    await vi.waitFor(async () => {
      await other.tell(['posts'])
      expect(one.heard).toContain('posts')
    })
    await server.stop()
    await server.start()
    await vi.waitFor(() => expect(one.gaps).toEqual(['gap']), { timeout: 20_000 })
  })
})
