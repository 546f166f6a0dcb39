import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/services/context'
import { withLeadership } from '@/services/background/leadership'
import { runWork } from '@/services/background/run-work'
import { works } from '@/services/background/works'
import { exportList } from '@/services/exports/export-list'
import { backgroundReport } from '@/services/office/background-report'
import { runNow } from '@/services/office/run-now'
import { tryAgain } from '@/services/office/try-again'
import { contextOf } from '../fixtures/people'
import { inquiryData } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

const boss: Actor = { id: 9_999, email: 'boss@example.com', fullName: 'The Boss', role: 'admin' }

async function report(actor: Actor | null = boss) {
  return backgroundReport({ ctx: await contextOf(actor) })
}

async function workNamed(name: string) {
  const work = (await report())?.works.find((one) => one.name === name)
  if (work === undefined) throw new Error(`There is no work ${name}.`)
  return work
}

async function snoozed(until: Date): Promise<number> {
  const payload = await testPayload()
  const data = { ...inquiryData(), progress: 'snoozed', snoozedUntil: until.toISOString() } as const
  return (await payload.create({ collection: 'inquiries', data, overrideAccess: true })).id
}

describe('what runs by itself', () => {
  it('says when each work comes next, and that it has not run yet', async () => {
    const { last, nextAt } = await workNamed('photos')
    expect(last).toBeNull()
    expect(new Date(nextAt ?? '').getMinutes()).toBe(17)
    expect(new Date(nextAt ?? '').getTime()).toBeGreaterThan(Date.now())
  })

  it('says what a work did, and keeps it when there was nothing to do later', async () => {
    const id = await snoozed(new Date(Date.now() - 60_000))
    const ctx = await contextOf(boss)
    expect(await runNow({ ctx, wish: { work: 'inquiries' } })).toEqual({ ok: true, did: 1 })
    const payload = await testPayload()
    const woken = await payload.findByID({ collection: 'inquiries', id, overrideAccess: true })
    expect(woken.progress).toBe('new')
    const first = (await workNamed('inquiries')).last
    expect(first).toMatchObject({ trouble: null, did: { count: 1, at: first?.at } })

    const later = { ...ctx, now: () => new Date(Date.now() + 5 * 60_000) }
    expect(await runNow({ ctx: later, wish: { work: 'inquiries' } })).toEqual({ ok: true, did: 0 })
    const second = (await workNamed('inquiries')).last
    expect(second?.did).toEqual(first?.did)
    expect(second?.at).not.toBe(first?.at)
  })

  it('writes down what comes every few seconds once a minute, and a failure at once', async () => {
    const ctx = await contextOf()
    const at = (seconds: number) => ({
      ...ctx,
      now: () => new Date(Date.UTC(2026, 11, 1, 12, 0, seconds)),
    })
    const lastAt = async () => (await workNamed('drafts')).last?.at
    await runWork(at(0), 'drafts')
    await runWork(at(10), 'drafts')
    expect(await lastAt()).toBe('2026-12-01T12:00:00.000Z')
    await runWork(at(61), 'drafts')
    expect(await lastAt()).toBe('2026-12-01T12:01:01.000Z')

    const { run } = works.drafts
    works.drafts.run = () => Promise.reject(new Error('The disk is full.'))
    const outcome = await runWork(at(63), 'drafts')
    expect(outcome.kind).toBe('failed')
    expect((await workNamed('drafts')).last).toMatchObject({
      at: '2026-12-01T12:01:03.000Z',
      trouble: 'The disk is full.',
    })
    works.drafts.run = run
    await runWork(at(65), 'drafts')
    expect((await workNamed('drafts')).last?.trouble).toBeNull()
  })

  it('is not run twice at a time', async () => {
    const ctx = await contextOf(boss)
    await withLeadership(ctx.payload, 'photos', async () => {
      expect(await runNow({ ctx, wish: { work: 'photos' } })).toEqual({
        ok: false,
        kind: 'elsewhere',
      })
    })
  })

  it('says why a work failed that somebody asked for', async () => {
    const { run } = works.photos
    works.photos.run = () => Promise.reject(new Error('The bucket is away.'))
    const outcome = await runNow({ ctx: await contextOf(boss), wish: { work: 'photos' } })
    works.photos.run = run
    expect(outcome).toEqual({ ok: false, kind: 'failed', trouble: 'The bucket is away.' })
  })
})

describe('what waits and what failed', () => {
  beforeAll(async () => {
    await runSql(sql`
      insert into payload_jobs (task_slug, queue, input, wait_until, total_tried, has_error, error)
      values
        ('sendMail', 'mail', '{"message":{"to":"a@example.com","subject":"Waits"}}', now() + interval '1 hour', 0, false, null),
        ('sendMail', 'mail', '{"message":{"to":"b@example.com","subject":"Waits"}}', now() + interval '2 hours', 0, false, null),
        ('sendMail', 'mail', '{"message":{"to":"c@example.com","subject":"Failed"}}', null, 60, true, '{"message":"No such address."}'),
        ('schedulePublish', 'default', '{"type":"publish","doc":{"relationTo":"pages","value":7}}', null, 1, true, '{"message":"The page is gone."}'),
        ('schedulePublish', 'default', '{"type":"publish","doc":{"relationTo":"pages","value":8}}', now() + interval '1 day', 0, false, null)`)
  })

  it('is told by what it is, with the next time', async () => {
    const waiting = (await report())?.waiting.map(({ task, count }) => [task, count])
    expect(waiting).toEqual([
      ['sendMail', 2],
      ['schedulePublish', 1],
    ])
  })

  it('names what failed and why, plans of publishing too, each to be tried again', async () => {
    const undone = (await report())?.undone
    expect(undone?.count).toBe(2)
    expect(undone?.latest.map(({ what, trouble }) => [what, trouble])).toEqual(
      expect.arrayContaining([
        [{ kind: 'mail', subject: 'Failed', to: 'c@example.com' }, 'No such address.'],
        [{ kind: 'plan', collection: 'pages', docId: 7 }, 'The page is gone.'],
      ]),
    )
    const ctx = await contextOf(boss)
    const plan = undone?.latest.find(({ what }) => what.kind === 'plan')
    expect(await tryAgain({ ctx, wish: { workId: plan?.id } })).toEqual({ ok: true })
    expect((await report())?.undone.latest.map(({ what }) => what.kind)).toEqual(['mail'])
  })
})

describe('lists that were taken along', () => {
  it('are named with the person and the moment of the last time', async () => {
    const ctx = await contextOf(boss)
    await exportList({ ctx, list: 'customers', query: {} })
    await exportList({ ctx, list: 'glass-types', query: {} })
    await exportList({ ctx, list: 'customers', query: {} })
    const exports = (await report())?.exports.map(({ list, by }) => [list, by])
    expect(exports).toEqual([
      ['Customers', 'The Boss'],
      ['Glass types', 'The Boss'],
    ])
  })

  it('are not noted where nobody got one', async () => {
    const ctx = await contextOf({ ...boss, role: 'staff' })
    await exportList({ ctx, list: 'quotes', query: {} })
    expect((await report())?.exports.map(({ list }) => list)).not.toContain('Quotes')
  })
})

describe('who sees and runs it', () => {
  it.each([
    ['nobody', null, 'not_signed_in'],
    ['a customer', 'customer', 'forbidden'],
    ['staff', 'staff', 'forbidden'],
    ['the office', 'office', 'forbidden'],
  ] as const)('%s: neither', async (_, role, kind) => {
    const actor = role === null ? null : { ...boss, role }
    expect(await report(actor)).toBeNull()
    const ctx = await contextOf(actor)
    expect(await runNow({ ctx, wish: { work: 'photos' } })).toEqual({ ok: false, kind })
  })

  it('runs nothing that there is not', async () => {
    const ctx = await contextOf(boss)
    for (const wish of [{}, { work: 'toString' }, null]) {
      expect(await runNow({ ctx, wish })).toEqual({ ok: false, kind: 'not_found' })
    }
  })
})
