import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson, openAccountWorld } from '../fixtures/account-life'

vi.hoisted(() => {
  process.env.RATE_LIMITS = 'on'
})
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const world = await openAccountWorld()
// they read the environment, which the world sets
const { GET } = await import('@/app/api/accounts/data/route')
const { storedUser } = await import('../fixtures/signed-in')
const { sendLetter } = await import('@/services/mail/send-letter')

type Life = Awaited<ReturnType<typeof world.wholeLife>>
type Data = Record<string, unknown> & {
  quotes: Record<string, unknown>[]
  payments: unknown[]
  inquiries: unknown[]
}

let one: Life
let other: Life
let callers = 0

function fetchData(cookie: string, from = `203.0.113.${(callers += 1)}`, headers = {}) {
  const url = 'http://localhost:3100/api/accounts/data'
  const origin = 'http://localhost:3100'
  return GET(new Request(url, { headers: { cookie, origin, 'x-forwarded-for': from, ...headers } }))
}

async function dataOf({ cookie }: Life): Promise<{ text: string; data: Data }> {
  const response = await fetchData(cookie)
  expect(response.status).toBe(200)
  const text = await response.text()
  return { text, data: JSON.parse(text) as Data }
}

beforeAll(async () => {
  one = await world.wholeLife(aPerson('Zebediah'))
  other = await world.wholeLife(aPerson('Wilhelmina'))
})

afterAll(() => world.close())

describe('GET /api/accounts/data', () => {
  it('is a file that no cache keeps, for whoever is signed in', async () => {
    const response = await fetchData(one.cookie)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect((await fetchData('')).status).toBe(401)
    const lured = await fetchData(one.cookie, '203.0.113.99', { origin: 'https://evil.example' })
    expect(lured.status).toBe(401)
  })

  it('has everything that somebody did here and was told', async () => {
    const { person } = one
    const { data } = await dataOf(one)
    expect(data).toMatchObject({
      account: {
        email: person.email,
        fullName: person.fullName,
        phoneNumber: person.phone,
        address: person.address,
        role: 'customer',
        sessions: [{ endsAt: expect.any(String) }],
      },
      customerRecord: { name: person.fullName, email: person.email },
      jobs: [1, 2].map(() => ({
        visits: [{ kind: 'install' }],
        photos: [expect.stringMatching(/\.png$/)],
      })),
      inquiries: [
        {
          message: `My pane is broken. ${person.fullName}`,
          answers: [{ text: `Dear ${person.fullName}, we come on Friday.` }],
          photos: [expect.stringMatching(/\.png$/)],
        },
      ],
      bookedVisits: [{ zip: '75074', address: person.address }],
      letters: expect.arrayContaining([
        { subject: 'Your inquiry', date: expect.any(String) as unknown },
      ]),
    })
    expect(data.quotes).toHaveLength(3)
    expect(data.quotes[1]).toMatchObject({
      name: person.fullName,
      projectAddress: person.address,
      total: 1266.96,
      paymentStatus: 'fully_paid',
      revisions: [{ number: 1, total: 1266.96, paper: { total: 1266.96 } }],
    })
    const [revision] = data.quotes[1]?.revisions as { paper: { lines: { text: string }[] } }[]
    expect(revision?.paper.lines.length).toBeGreaterThan(1)
    expect(data.payments).toMatchObject([
      { reference: expect.stringMatching(/^P-/), amount: 1266.96, status: 'succeeded' },
      { method: 'check', status: 'succeeded' },
    ])
    expect(data.consents).toMatchObject({
      acceptedTerms: [{ signedAs: person.fullName, revision: 1 }],
    })
  })

  it('lists letters that have left, each once', async () => {
    const { payload } = world
    const send = (subject: string, to: string) =>
      sendLetter({
        payload,
        message: { to, subject, text: 'Dear reader', html: '<p>Dear reader</p>' },
        mark: `<0.${subject.replaceAll(' ', '')}@example.com>`,
      })
    await send('Your glass is here', one.person.email)
    await send('Their glass is here', other.person.email)
    const { data } = await dataOf(one)
    const subjects = (data.letters as { subject: string }[]).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Your glass is here')).toHaveLength(1)
    expect(subjects).not.toContain('Their glass is here')
  })

  it('has nothing of anybody else', async () => {
    for (const [mine, theirs] of [
      [one, other],
      [other, one],
    ] as const) {
      const { text } = await dataOf(mine)
      for (const mark of Object.values(theirs.person)) expect(text).not.toContain(mark)
      const quote = await world.quote(theirs.byCard)
      expect(text).not.toContain(quote.number)
    }
  })

  it('has nothing that the shop noted for itself, and nothing that opens a door', async () => {
    const { text } = await dataOf(one)
    for (const inside of [
      ...['haggle', 'called twice', 'pays late', 'dog in the yard', 'Ask for', 'Call'],
      ...['"hash"', '"salt"', 'linkHash', 'linkNonce', 'claimHash', 'token'],
      ...['cs_test', 'pi_', 'requestKey', 'pricingSnapshot', 'holdReason', 'holdHash'],
      world.office.email,
    ]) {
      expect(text, inside).not.toContain(inside)
    }
    const { sessions } = await storedUser(one.actor.id)
    expect(sessions?.length).toBeGreaterThan(0)
    for (const { id } of sessions ?? []) expect(text).not.toContain(id)
  })

  it('is fetched a few times, and then refused for a while', async () => {
    const answers: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      answers.push((await fetchData(one.cookie, '203.0.113.250')).status)
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429])
  })
})
