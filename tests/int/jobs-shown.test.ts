import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import config from '@payload-config'
import type { Actor } from '@/services/context'
import { readBoard } from '@/services/jobs/board'
import { progressOf } from '@/services/jobs/progress-of'
import { setVisit } from '@/services/jobs/set-visit'
import { ownQuotes } from '@/services/quotes/own-quotes'
import { newRow } from '../fixtures/every-collection'
import { openJobWorld, times } from '../fixtures/job-world'
import { signIn } from '../fixtures/rest'
import { aPaidQuote } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'
import { testEnvironment } from '../setup/environment'

const { customer, fitter, office, atStage } = await openJobWorld()

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
