import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject } from '../../../scripts/lib/paths.mjs'
import { sampleShower } from '../../bench/sample-shower'
import { sqlOfSite } from '../support/database'
import { mailsTo } from '../support/inbox'
import { newAddress } from '../support/people'
import { ask, newCaller } from './world/ask'
import type { Answer } from './world/ask'
import { expect, note, test } from './world/test'

test.describe.configure({ timeout: 600_000 })

test('what is published on one replica is on the other within two seconds', async ({ world }) => {
  const repetitions = 20
  const [one, other] = world.replicas
  const headers = await world.signIn('admin')
  const slug = `replicas-${randomUUID()}`
  const post = (title: string) => ({
    title,
    slug,
    excerpt: 'Written by a test.',
    _status: 'published',
  })
  const made = await ask(`${one.url}/api/posts`, { body: post('Title 0'), headers })
  expect(made.status, made.text).toBe(201)
  const { doc } = JSON.parse(made.text) as { doc: { id: number } }
  const took: number[] = []
  try {
    for (let turn = 1; turn <= repetitions; turn += 1) {
      const [writer, reader] = turn % 2 === 0 ? [one, other] : [other, one]
      const read = async () => (await ask(`${reader.url}/posts/${slug}`)).text
      // the page is in the other's cache before it changes
      expect(await read()).toContain(`Title ${turn - 1}`)
      const told = await ask(`${writer.url}/api/posts/${doc.id}`, {
        method: 'PATCH',
        body: post(`Title ${turn}`),
        headers,
      })
      expect(told.status, told.text).toBe(200)
      const begun = Date.now()
      while (!(await read()).includes(`>Title ${turn}<`)) await pause(10)
      took.push(Date.now() - begun)
    }
  } finally {
    await ask(`${one.url}/api/posts/${doc.id}`, { method: 'DELETE', headers })
  }
  note(repetitions, `seen after ${Math.max(...took)} ms at most, the reading included`)
  expect(Math.max(...took)).toBeLessThan(2_000)
})

test('attempts are counted for all replicas together', async ({ world }) => {
  const shower = await sampleShower(world.url)
  const limits: Record<string, { most: number; path: string; body: () => object }> = {
    prices: { most: 120, path: '/api/quotes/calculate', body: () => shower },
    saves: { most: 30, path: '/api/quotes/save', body: () => shower },
    checkouts: { most: 20, path: '/api/payments/checkout', body: () => ({ quoteId: 1 }) },
    // of another account each time: an account has a lower limit of its own
    'sign-ins': {
      most: 10,
      path: '/api/users/login',
      body: () => ({ email: newAddress('limit'), password: 'not the password' }),
    },
  }
  for (const [name, { most, path, body }] of Object.entries(limits)) {
    // asked of the replicas themselves, in turns, as a proxy that adds whom it saw
    const headers = { origin: world.url, 'x-forwarded-for': newCaller().replace(/^127/, '10') }
    const answers: Answer[] = []
    for (let turn = 0; turn < most + 10; turn += 1) {
      const replica = world.replicas[turn % 2 === 0 ? 0 : 1]
      answers.push(await ask(replica.url + path, { body: body(), headers }))
    }
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length, name).toBe(10)
    for (const { headers: said } of refused) expect(Number(said['retry-after'])).toBeGreaterThan(0)
  }
  note(Object.keys(limits).length, 'prices 120, saves 30, checkouts 20, sign-ins 10 a minute')
})

test('a picture that one replica took is shown by the other, from the bucket', async ({
  world,
}) => {
  const repetitions = 5
  const headers = await world.signIn('admin')
  const [picture] = fs.readdirSync(inProject('media/sample')).filter((name) => /\.webp$/.test(name))
  const bytes = fs.readFileSync(inProject('media/sample', picture ?? ''))
  for (let turn = 0; turn < repetitions; turn += 1) {
    const form = new FormData()
    const name = `replica-${randomUUID()}.webp`
    form.set('_payload', JSON.stringify({ alt: 'A pane of glass' }))
    form.set('file', new Blob([bytes], { type: 'image/webp' }), name)
    const [one, other] = turn % 2 === 0 ? world.replicas : world.replicas.toReversed()
    const made = await fetch(`${one?.url}/api/media`, { method: 'POST', headers, body: form })
    const said = (await made.json()) as { doc: { id: number; url: string; filename: string } }
    expect(made.status, JSON.stringify(said)).toBe(201)
    const { doc } = said
    const shown = await fetch(new URL(doc.url, other?.url))
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(await world.store.names()).toContain(doc.filename)
    const gone = await ask(`${other?.url}/api/media/${doc.id}`, { method: 'DELETE', headers })
    expect(gone.status, gone.text).toBe(200)
    expect(await world.store.names()).not.toContain(doc.filename)
  }
  note(repetitions)
})

test('stored work is done once, whichever replica does it', async ({ world }) => {
  const visitors = 100
  const addresses = Array.from({ length: visitors }, () => newAddress('once'))
  await Promise.all(
    addresses.map(async (email, index) => {
      await pause(index * 20)
      const answer = await ask(`${world.url}/api/inquiries/contact`, {
        body: { name: 'Jordan Sample', email, message: 'A pane is broken.', elapsedMs: 9_000 },
        headers: { origin: world.url },
        from: newCaller(),
      })
      expect(answer.status, answer.text).toBeLessThan(300)
    }),
  )
  await expect
    .poll(() => sqlOfSite('select id from payload_jobs'), { timeout: 240_000 })
    .toHaveLength(0)
  // whoever would send a letter again has had the time to
  await pause(5_000)
  const counts = new Map<number, number>()
  for (const address of addresses) {
    const { length } = await mailsTo(address)
    counts.set(length, (counts.get(length) ?? 0) + 1)
  }
  const doers = world.replicas.map(
    ({ log }) => fs.readFileSync(log, 'utf8').split('"msg":"Stored work done"').length - 1,
  )
  note(visitors, `done by the two: ${doers.join(' and ')}`)
  expect(Object.fromEntries(counts)).toEqual({ 1: visitors })
})
