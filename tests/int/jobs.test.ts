import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import config from '@payload-config'
import type { Actor, ServiceContext } from '@/services/context'
import type { Job } from '@/payload-types'
import { withTransaction } from '@/services/database/transaction'
import { readBoard } from '@/services/jobs/board'
import { moveJob } from '@/services/jobs/move-job'
import { progressOf } from '@/services/jobs/progress-of'
import { callOffVisit, setVisit } from '@/services/jobs/set-visit'
import { startJob } from '@/services/jobs/start-job'
import { ownQuotes } from '@/services/quotes/own-quotes'
import { undoMove } from '@/services/jobs/undo-move'
import { newRow } from '../fixtures/every-collection'
import { account, actorOf, contextOf } from '../fixtures/people'
import { rest, signIn } from '../fixtures/rest'
import { aPaidQuote, aQuote } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { storedQuote } from '../fixtures/stored-quote'
import { testPayload } from '../setup/database'
import { testEnvironment } from '../setup/environment'

const monday = new Date('2027-01-11T16:00:00.000Z')

let customer: Actor
let fitter: Actor
let office: ServiceContext

beforeAll(async () => {
  customer = actorOf(await account({ email: 'avery@example.com' }))
  fitter = actorOf(await account({ email: 'sam@example.com', role: 'staff', fullName: 'Sam Test' }))
  const lee = actorOf(await account({ email: 'lee@example.com', role: 'office' }))
  office = await contextOf(lee, () => monday)
})

async function begun(quoteId: number): Promise<Job> {
  const payload = await testPayload()
  const quote = await storedQuote(payload, quoteId)
  return withTransaction(payload, (req) => startJob(req, quote))
}

async function job(id: number): Promise<Job> {
  const payload = await testPayload()
  return payload.findByID({ collection: 'jobs', id, depth: 0, overrideAccess: true })
}

async function atStage(stage: Job['stage'], quoteId?: number): Promise<Job> {
  const payload = await testPayload()
  const { id } = await begun(quoteId ?? (await aPaidQuote(customer.id)))
  return payload.update({
    collection: 'jobs',
    id,
    data: { stage },
    depth: 0,
    overrideAccess: true,
  })
}

const times = (from: string, until: string, more: object = {}) => ({
  start: `2027-01-12T${from}`,
  end: `2027-01-12T${until}`,
  ...more,
})

describe('a job begins', () => {
  it('once a quote, however many ask at the same time, with what is to be checked', async () => {
    // the first round opens the connections that the second one races on
    const rounds: Job[][] = []
    for (const quoteId of [await aPaidQuote(customer.id), await aPaidQuote(customer.id)]) {
      rounds.push(await Promise.all(Array.from({ length: 5 }, () => begun(quoteId))))
    }
    expect(rounds.map((jobs) => new Set(jobs.map(({ id }) => id)).size)).toEqual([1, 1])
    const [one] = rounds.flat()
    expect(one).toMatchObject({ stage: 'to_measure' })
    expect((await job(one?.id ?? 0)).number).toBe(`J-${String(one?.id).padStart(6, '0')}`)
    expect(one?.checklist?.length).toBeGreaterThan(2)
  })

  it('as measured where the sizes are final already', async () => {
    const quoteId = await aQuote(customer.id, { measurements: 'final' })
    expect(await begun(quoteId)).toMatchObject({ stage: 'measured' })
  })
})

describe('a job is moved', () => {
  it('all the way, each stage with what it asks for, and closing finishes the work on its quote', async () => {
    const payload = await testPayload()
    const quoteId = await aPaidQuote(customer.id)
    await payload.update({
      collection: 'quotes',
      id: quoteId,
      data: { balanceDue: 0 },
      overrideAccess: true,
      context: { settlement: true },
    })
    const { id: jobId, checklist } = await begun(quoteId)
    const done = (checklist ?? []).map(({ id }) => id ?? '')
    const steps = [
      { from: 'to_measure', to: 'measured', sizesAreFinal: true },
      { from: 'measured', to: 'ordered', supplier: 'Sample Supply', expectedOn: '2027-01-20' },
      { from: 'ordered', to: 'glass_in' },
      { from: 'glass_in', to: 'scheduled', visit: times('07:00', '08:00') },
      { from: 'scheduled', to: 'installed', done },
      { from: 'installed', to: 'closed' },
    ]
    for (const step of steps) {
      const moved = await moveJob({ ctx: office, wish: { jobId, ...step } })
      expect({ to: step.to, moved }).toEqual({ to: step.to, moved: { ok: true, jobId } })
    }
    const after = await job(jobId)
    expect(after).toMatchObject({ stage: 'closed', supplier: 'Sample Supply' })
    expect(after.moves?.map(({ to, by }) => [to, by])).toEqual(
      steps.map(({ to }) => [to, 'lee@example.com']),
    )
    expect(await storedQuote(payload, quoteId)).toMatchObject({
      measurements: 'final',
      workDone: true,
    })
  })

  it('never without it: nothing is written, and the answer names what is missing', async () => {
    const { id: jobId } = await atStage('measured', await aQuote(customer.id))
    const wish = { jobId, from: 'measured', to: 'ordered', supplier: 'Sample Supply' }
    expect(await moveJob({ ctx: office, wish })).toEqual({
      ok: false,
      kind: 'refused_move',
      to: 'ordered',
      verdict: { ok: false, kind: 'needs', missing: ['agreement', 'expected_date'] },
    })
    expect(await job(jobId)).toMatchObject({ stage: 'measured', supplier: null, moves: [] })
  })

  it('by one of two who move it at the same time; the other learns where it is', async () => {
    const { id: jobId } = await atStage('ordered')
    const wishes = ['glass_in', 'measured'].map((to) => ({
      jobId,
      from: 'ordered',
      to,
      sizesAreFinal: true,
    }))
    const outcomes = await Promise.all(wishes.map((wish) => moveJob({ ctx: office, wish })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      kind: 'moved_meanwhile',
      by: 'lee@example.com',
    })
  })

  it('on hold with a reason, and on again from where it was', async () => {
    const { id: jobId } = await atStage('ordered')
    const hold = { jobId, from: 'ordered', to: 'on_hold' }
    expect(await moveJob({ ctx: office, wish: hold })).toMatchObject({ kind: 'refused_move' })
    await moveJob({ ctx: office, wish: { ...hold, reason: 'Tile is not up' } })
    expect(await job(jobId)).toMatchObject({
      stage: 'on_hold',
      heldFrom: 'ordered',
      holdReason: 'Tile is not up',
    })
    const on = await moveJob({ ctx: office, wish: { jobId, from: 'on_hold', to: 'ordered' } })
    expect(on.ok).toBe(true)
    expect(await job(jobId)).toMatchObject({ stage: 'ordered', heldFrom: null, holdReason: null })
  })

  it.each([
    { who: 'a visitor', actor: (): Actor | null => null, kind: 'not_signed_in' },
    { who: 'a customer', actor: (): Actor | null => customer, kind: 'forbidden' },
    { who: 'staff', actor: (): Actor | null => fitter, kind: 'forbidden' },
  ])('by nobody who is $who', async ({ actor, kind }) => {
    const { id: jobId } = await atStage('ordered')
    const ctx = { ...office, actor: actor() }
    const wish = { jobId, from: 'ordered', to: 'glass_in' }
    expect(await moveJob({ ctx, wish })).toEqual({ ok: false, kind })
    expect(await undoMove({ ctx, wish })).toEqual({ ok: false, kind })
    expect(await setVisit({ ctx, wish })).toEqual({ ok: false, kind })
    expect(await callOffVisit({ ctx, wish })).toEqual({ ok: false, kind })
    expect(await job(jobId)).toMatchObject({ stage: 'ordered' })
  })

  it('and never by a hand that writes the stage', async () => {
    const { id } = await atStage('ordered')
    const cookie = await signIn('lee@example.com')
    const sent = await rest(`/jobs/${id}`, { method: 'PATCH', cookie, body: { stage: 'closed' } })
    expect(sent.status).toBe(409)
    expect(JSON.stringify(sent.body)).toContain('on the board')
  })
})

describe('the board', () => {
  it('shows what is under way with its next date, to the office alone', async () => {
    const { id } = await atStage('ordered')
    const { id: closed } = await atStage('closed')
    await (
      await testPayload()
    ).update({
      collection: 'jobs',
      id,
      data: { supplier: 'Sample Supply', expectedOn: '2027-01-10T12:00:00.000Z' },
      overrideAccess: true,
    })
    const board = await readBoard({ ctx: office })
    const cards = new Map(board?.cards.map((card) => [card.id, card]))
    expect(cards.get(id)).toMatchObject({
      customer: 'Avery Sample',
      panels: [{ widthIn: 24.5, heightIn: 30.25 }],
      date: { kind: 'glass', isLate: true },
      next: ['glass_in', 'measured', 'on_hold'],
      expectedOn: '2027-01-10',
    })
    expect(cards.has(closed)).toBe(false)
    expect(board?.closed.count).toBeGreaterThan(0)
    expect(board?.suppliers).toContain('Sample Supply')
    expect(board?.people.map(({ name }) => name)).toContain('Sam Test')
    expect(board?.people.map(({ id: person }) => person)).not.toContain(customer.id)
    for (const actor of [null, customer, fitter]) {
      expect(await readBoard({ ctx: { ...office, actor } })).toBeNull()
    }
  })
})

describe('its customer', () => {
  it('reads where it stands and when somebody comes, of his own quotes alone', async () => {
    const quoteId = await aPaidQuote(customer.id)
    const { id: jobId } = await atStage('glass_in', quoteId)
    const wish = { jobId, kind: 'install', ...times('18:00', '19:00') }
    expect(await setVisit({ ctx: office, wish })).toMatchObject({ ok: true })
    const progressFor = async (actor: Actor | null) =>
      (await ownQuotes({ ctx: { ...office, actor } })).find(({ id }) => id === quoteId)?.progress
    const progress = await progressFor(customer)
    expect(progress?.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'current'])
    expect(progress?.next).toEqual({
      kind: 'visit',
      visit: {
        kind: 'install',
        start: '2027-01-13T00:00:00.000Z',
        end: '2027-01-13T01:00:00.000Z',
      },
    })
    expect(await progressFor(fitter)).toBeUndefined()
    expect(JSON.stringify(progress)).not.toContain('note')
  })

  it('reads that it is measured once the sizes of the quote are final, while the job waits, too', async () => {
    const payload = await testPayload()
    const quoteId = await aPaidQuote(customer.id)
    const { id: jobId } = await atStage('to_measure', quoteId)
    const measuredNow = async () =>
      (await progressOf({ ctx: office, quoteIds: [quoteId] })).get(quoteId)?.steps[0]?.state
    expect(await measuredNow()).toBe('current')
    await runSql(sql`update quotes set measurements = 'final' where id = ${quoteId}`)
    expect(await measuredNow()).toBe('done')
    await payload.update({
      collection: 'jobs',
      id: jobId,
      data: { stage: 'on_hold', heldFrom: 'to_measure' },
      overrideAccess: true,
    })
    expect(await measuredNow()).toBe('done')
  })
})

describe('the last step', () => {
  it('is taken back with the visit that was made for it, for ten minutes', async () => {
    const payload = await testPayload()
    const { id: jobId } = await atStage('glass_in')
    const visit = times('09:00', '12:00', { who: fitter.id })
    const schedule = { jobId, from: 'glass_in', to: 'scheduled', visit }
    expect(await moveJob({ ctx: office, wish: schedule })).toMatchObject({ ok: true })
    const late = { ...office, now: () => new Date(monday.getTime() + 10 * 60_000 + 1) }
    expect(await undoMove({ ctx: late, wish: { jobId } })).toEqual({ ok: false, kind: 'too_late' })
    expect(await undoMove({ ctx: office, wish: { jobId } })).toEqual({ ok: true, jobId })
    expect(await job(jobId)).toMatchObject({ stage: 'glass_in', moves: [] })
    const { docs } = await payload.find({
      collection: 'visits',
      where: { job: { equals: jobId } },
      overrideAccess: true,
    })
    expect(docs.map(({ isCancelled }) => isCancelled)).toEqual([true])
    expect(await undoMove({ ctx: office, wish: { jobId } })).toMatchObject({ kind: 'too_late' })
  })
})

describe('a visit', () => {
  it('is refused where its person is elsewhere, also for two at the same time', async () => {
    const first = await atStage('to_measure')
    const second = await atStage('to_measure')
    const wanted = { kind: 'measure', ...times('13:00', '14:00', { who: fitter.id }) }
    const outcomes = await Promise.all(
      [first, second].map(({ id: jobId }) => setVisit({ ctx: office, wish: { ...wanted, jobId } })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = outcomes.find(({ ok }) => !ok)
    expect(refused).toMatchObject({ kind: 'refused_visit' })
    expect(JSON.stringify(refused)).toMatch(
      /Sam Test is at J-\d{6} then: Jan 12, 2027, 1:00.+2:00.PM\. Choose/,
    )
    const after = { ...wanted, ...times('14:00', '15:00') }
    const jobId = first.id
    expect(await setVisit({ ctx: office, wish: { ...after, jobId } })).toMatchObject({ ok: true })
  })

  it('is moved into its own time, and frees it when it is called off', async () => {
    const { id: jobId } = await atStage('to_measure')
    const wish = { jobId, kind: 'measure', ...times('16:00', '17:00', { who: fitter.id }) }
    const set = await setVisit({ ctx: office, wish })
    if (!set.ok) throw new Error(set.kind)
    expect(set.visit).toMatchObject({ start: '2027-01-12T22:00:00.000Z' })
    const moved = { ...wish, visitId: set.visit.id, start: '2027-01-12T16:30' }
    expect(await setVisit({ ctx: office, wish: moved })).toMatchObject({ ok: true })
    expect(await setVisit({ ctx: office, wish })).toMatchObject({ kind: 'refused_visit' })
    await callOffVisit({ ctx: office, wish: { visitId: set.visit.id } })
    expect(await setVisit({ ctx: office, wish })).toMatchObject({ ok: true })
  })

  it.each([
    ['that ends before it begins', times('10:00', '09:00'), 'refused_visit'],
    ['of a customer', () => times('10:00', '11:00', { who: customer.id }), 'refused_visit'],
    ['at no time that there is', times('25:00', '26:00'), 'malformed'],
  ])('%s is refused', async (_what, visit, kind) => {
    const { id: jobId } = await atStage('to_measure')
    const wish = { jobId, kind: 'service', ...(typeof visit === 'function' ? visit() : visit) }
    expect(await setVisit({ ctx: office, wish })).toMatchObject({ ok: false, kind })
  })
})

describe('a photo', () => {
  it('lies apart from the pictures of the site, and its bytes go to the office alone', async () => {
    const payload = await testPayload()
    const id = await newRow('photos', customer.id)
    const photo = await payload.findByID({ collection: 'photos', id, overrideAccess: true })
    const { pathname } = new URL(photo.url ?? '')
    expect(fs.existsSync(path.join('media-private/photos', photo.filename ?? ''))).toBe(true)
    expect(fs.existsSync(path.join('media', photo.filename ?? ''))).toBe(false)
    const statusFor = async (email: string | null) => {
      const cookie = email === null ? null : await signIn(email)
      const headers: HeadersInit =
        cookie === null ? {} : { cookie, origin: testEnvironment.SITE_URL }
      const request = new Request(`${testEnvironment.SITE_URL}${pathname}`, { headers })
      return (await handleEndpoints({ config, request })).status
    }
    expect(await statusFor('lee@example.com')).toBe(200)
    for (const email of [null, 'avery@example.com', 'sam@example.com']) {
      expect([401, 403, 404]).toContain(await statusFor(email))
    }
    await payload.delete({ collection: 'photos', id, overrideAccess: true })
  })
})
