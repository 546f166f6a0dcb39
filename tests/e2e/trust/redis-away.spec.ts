import { hasRedis, startRedis } from '../../fixtures/redis-server'
import type { RedisServer } from '../../fixtures/redis-server'
import { openOwnWorld } from '../support/own-world'
import type { OwnWorld } from '../support/own-world'
import { startOwnSite } from '../support/own-site'
import { admin, newAddress } from '../support/people'
import { expect, test } from '../support/test'
import { visitorOf } from '../support/visitor'
import { wayTo } from '../support/way'

test.skip(!hasRedis(), 'needs a Redis server')
test.describe.configure({ timeout: 180_000 })

const quicklyMs = 5_000
const saidFor = 'The glass fits to the line.'

let redis: RedisServer
let way: Awaited<ReturnType<typeof wayTo>>
let world: OwnWorld
let other: Awaited<ReturnType<typeof startOwnSite>>

test.beforeAll(async () => {
  redis = await startRedis()
  way = await wayTo(redis.url)
  const settings = { REDIS_URL: way.url, RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' }
  way.cut() // it is away as both start
  world = await openOwnWorld(settings)
  other = await startOwnSite({ ...world.settings, PORT: '' })
})
test.afterEach(() => way.mend())
test.afterAll(async () => {
  await other.kill()
  await world.close()
  way.close()
  await redis.stop()
})

let addresses = 0
/** Wrong passwords from one address that nobody used, until it is refused; how many were looked at. */
async function guesses(): Promise<{ looked: number; slowest: number }> {
  addresses += 1
  const visitor = visitorOf(world.site.url, `198.51.100.${addresses}`)
  let slowest = 0
  for (let turn = 0; turn < 14; turn += 1) {
    const nobody = { email: newAddress('nobody'), password: 'wrong guess' }
    const { status, ms } = await visitor.send('/api/users/login', nobody)
    slowest = Math.max(slowest, ms)
    if (status === 429) return { looked: turn, slowest }
    expect(status).toBe(401)
  }
  return { looked: 14, slowest }
}

async function publish(text: string): Promise<void> {
  const office = visitorOf(world.site.url, '203.0.113.1')
  await office.signIn(admin)
  const found = await office.get('/api/testimonials?limit=1&depth=0')
  const [row] = (JSON.parse(found.text) as { docs: { id: number }[] }).docs
  const {
    status,
    ms,
    text: said,
  } = await office.send(`/api/testimonials/${row?.id}`, { text }, 'PATCH')
  expect(status, said).toBe(200)
  expect(ms).toBeLessThan(quicklyMs)
}

async function goesOn(): Promise<void> {
  for (const { url } of [world.site, other]) {
    for (const path of ['/', '/about', '/api/session', '/api/health']) {
      const { status, ms } = await visitorOf(url).get(path)
      expect(status, path).toBe(200)
      expect(ms, path).toBeLessThan(quicklyMs)
    }
  }
  const { looked, slowest } = await guesses()
  expect(looked).toBe(10)
  expect(slowest).toBeLessThan(quicklyMs)
}

const shows = async (site: string, text: string) =>
  (await visitorOf(site).get('/')).text.includes(text)

for (const [trouble, befall] of [
  ['away from the start', () => way.cut()],
  ['away', () => way.cut()],
  ['silent', () => way.silence()],
] as const) {
  test(`with Redis ${trouble} limits count alone, pages go on, and what is published is seen`, async () => {
    befall()
    await goesOn()
    const text = `${saidFor} (${trouble})`
    await publish(text)
    // the replica at which it was published shows it at once, the other one when it hears again
    await expect.poll(() => shows(world.site.url, text), { timeout: 20_000 }).toBe(true)
    way.mend()
    await expect.poll(() => shows(other.url, text), { timeout: 40_000 }).toBe(true)
    expect((await guesses()).looked).toBe(10)
  })
}
