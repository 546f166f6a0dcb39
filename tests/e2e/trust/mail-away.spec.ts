import { newAddress } from '../support/people'
import { openOwnWorld } from '../support/own-world'
import type { OwnWorld } from '../support/own-world'
import { expect, test } from '../support/test'
import { visitorOf } from '../support/visitor'

test.describe.configure({ timeout: 120_000 })

/** What no page may take longer for because of a letter. */
const quicklyMs = 5_000
const visitors = 5

let world: OwnWorld
test.beforeAll(async () => {
  world = await openOwnWorld()
  // what a page does for the first time may take longer
  const email = newAddress('first')
  await register(email)
  await expect.poll(() => world.lettersTo(email).length, { timeout: 30_000 }).toBe(1)
})
test.afterEach(() => {
  world.ways.mail.mend()
  world.post.mend()
})
test.afterAll(() => world.close())

/** Inquiries of several people; answers their addresses. Each is thanked, and none waits for the letter. */
async function ask(): Promise<string[]> {
  const from = Array.from({ length: visitors }, (_, number) => newAddress(`letter${number}`))
  for (const [number, email] of from.entries()) {
    const { status, ms, text } = await visitorOf(world.site.url, `192.0.2.${number}`).send(
      '/api/inquiries/contact',
      {
        name: 'Robin Sample',
        fullName: 'Robin Sample',
        email,
        message: 'The window in the kitchen has a crack from corner to corner.',
        elapsedMs: 30_000,
        locale: 'en',
      },
    )
    expect(status, text).toBeLessThan(300)
    expect(ms).toBeLessThan(quicklyMs)
  }
  return from
}

async function register(email: string): Promise<number> {
  const { status, ms } = await visitorOf(world.site.url).send('/api/accounts/register', {
    fullName: 'Robin Sample',
    email,
    password: 'eleven glass panes',
  })
  expect(status).toBe(201)
  return ms
}

async function registerQuickly(): Promise<string> {
  const email = newAddress('letter')
  expect(await register(email)).toBeLessThan(quicklyMs)
  return email
}

const waiting = async () =>
  (
    await world.database.sql<{ count: number }>(
      `select count(*)::int from payload_jobs where queue = 'mail' and task_slug = 'sendMail'`,
    )
  )[0]?.count

async function eachOnce(addresses: string[]): Promise<void> {
  const arrived = () => addresses.map((address) => world.lettersTo(address).length)
  await expect.poll(arrived, { timeout: 60_000, intervals: [500] }).toEqual(addresses.map(() => 1))
  // and none comes a second time, by whatever tries again
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  expect(arrived()).toEqual(addresses.map(() => 1))
  expect(await waiting()).toBe(0)
}

test('with the mail server away nobody waits, and every letter is sent once when it is back', async () => {
  world.ways.mail.cut()
  const addresses = [await registerQuickly(), ...(await ask())]
  await expect
    .poll(
      () =>
        world.database.sql(
          `select 1 from payload_jobs where task_slug = 'sendMail' and total_tried > 0`,
        ),
      { timeout: 30_000 },
    )
    .not.toEqual([])
  expect(addresses.flatMap(world.lettersTo)).toEqual([])
  world.ways.mail.mend()
  await eachOnce(addresses)
  test.info().annotations.push({ type: 'repetitions', description: String(addresses.length) })
})

test('a mail server that is slow keeps nobody waiting, and gets each letter once', async () => {
  world.ways.mail.slow(150)
  const addresses = [await registerQuickly(), ...(await ask())]
  await eachOnce(addresses)
  test.info().annotations.push({ type: 'repetitions', description: String(addresses.length) })
})

test('a mail server that falls silent in the middle of a letter gets it again, and the others each once', async () => {
  const before = world.post.unanswered()
  world.post.befall('silence', { after: 1 })
  const addresses = [await registerQuickly(), ...(await ask())]
  await expect
    .poll(() => world.post.unanswered() - before, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(1)
  const silent = Date.now()
  world.post.mend()
  // nobody waits for the one that nothing is heard of
  addresses.push(await registerQuickly(), ...(await ask()))
  const arrived = () => addresses.filter((address) => world.lettersTo(address).length > 0).length
  await expect.poll(arrived, { timeout: 90_000, intervals: [500] }).toBe(addresses.length)
  const seconds = ((Date.now() - silent) / 1000).toFixed(0)
  await eachOnce(addresses)
  test
    .info()
    .annotations.push(
      { type: 'repetitions', description: String(addresses.length) },
      { type: 'measured', description: `all there ${seconds} s after it fell silent` },
    )
})
