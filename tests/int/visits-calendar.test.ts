import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { feedAddress } from '@/services/calendar/feed-address'
import type { Actor } from '@/services/context'
import { callOffVisit } from '@/services/jobs/set-visit'
import { account, actorOf } from '../fixtures/people'
import { runSql } from '../fixtures/run-sql'
import { openVisitWorld } from '../fixtures/visit-world'

const { office, lee, sam, jobOf, aVisit } = await openVisitWorld()

describe('a calendar', () => {
  async function addressFor(actor: Actor | null, wish: object) {
    return feedAddress({ ctx: { ...office, actor }, wish })
  }

  async function read(url: string): Promise<{ status: number; text: string; headers: Headers }> {
    const { GET } = await import('@/app/api/calendar/[file]/route')
    const file = new URL(url).pathname.split('/').at(-1) ?? ''
    const answer = await GET(new Request(url), { params: Promise.resolve({ file }) })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  async function urlFor(actor: Actor, wish: object): Promise<string> {
    const outcome = await addressFor(actor, wish)
    if (!outcome.ok) throw new Error(outcome.kind)
    return outcome.url
  }

  it('holds one’s own visits, or all of them, at the shop’s time in summer and winter', async () => {
    const jobId = await jobOf('ten@example.com', { projectAddress: '12 Elm Street, Dallas; rear' })
    const year = new Date().getUTCFullYear() + 1
    const summer = { start: `${year}-07-01T09:30`, end: `${year}-07-01T10:30` }
    const winter = { start: `${year}-01-05T09:30`, end: `${year}-01-05T10:30`, who: sam.id }
    await aVisit(jobId, { ...summer, note: 'Gate code 4711' })
    await aVisit(jobId, winter)
    const gone = await aVisit(jobId, { ...summer, start: `${year}-07-01T08:00` })
    await callOffVisit({ ctx: office, wish: { visitId: gone } })
    const all = await read(await urlFor(lee, { whose: 'all' }))
    expect(all.status).toBe(200)
    expect(all.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(all.headers.get('cache-control')).toBe('private, no-store')
    expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    for (const line of [
      `DTSTART;TZID=America/Chicago:${year}0701T093000`,
      `DTEND;TZID=America/Chicago:${year}0105T103000`,
      'TZID:America/Chicago',
      'LOCATION:12 Elm Street\\, Dallas\\; rear',
      'Gate code 4711',
    ]) {
      expect(all.text.replaceAll('\r\n ', '')).toContain(line)
    }
    expect(all.text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/)
    const mine = await read(await urlFor(sam, { whose: 'mine' }))
    expect(mine.text.match(/DTSTART;.*/g)).toEqual([
      `DTSTART;TZID=America/Chicago:${year}0105T093000`,
    ])
    // who opens no jobs is led to the page where his visits stand
    expect(all.text.replaceAll('\r\n ', '')).toContain(`/admin/collections/jobs/${jobId}`)
    expect(mine.text.replaceAll('\r\n ', '')).toMatch(/:3100\/admin\s/)
    expect(mine.text).not.toContain('/collections/')
  })

  it('is found by its secret alone, until that is renewed or its person leaves', async () => {
    const before = await urlFor(sam, { whose: 'mine' })
    expect(await urlFor(sam, { whose: 'mine' })).toBe(before)
    const wrong = before.replace(/.{43}\.ics$/, `${'A'.repeat(43)}.ics`)
    for (const url of [wrong, before.replace('.ics', ''), `${before}.ics`]) {
      expect((await read(url)).status, url).toBe(404)
    }
    const after = await urlFor(sam, { whose: 'mine', renew: true })
    expect(after).not.toBe(before)
    expect((await read(before)).status).toBe(404)
    expect((await read(after)).status).toBe(200)
    const stored = await runSql(sql`select nonce, secret_hash from calendar_feeds`)
    expect(JSON.stringify(stored)).not.toContain(after.slice(-47, -4))
    await runSql(sql`update users set role = 'customer' where id = ${sam.id}`)
    expect((await read(after)).status).toBe(404)
    await runSql(sql`update users set role = 'staff' where id = ${sam.id}`)
  })

  it('is shown to those who may have it', async () => {
    const customer = actorOf(await account({ email: 'eleven@example.com' }))
    const kinds = await Promise.all(
      [
        [null, 'mine'],
        [customer, 'mine'],
        [customer, 'all'],
        [sam, 'all'],
        [lee, 'every'],
      ].map(async ([actor, whose]) => {
        const outcome = await addressFor(actor as Actor | null, { whose })
        return outcome.ok ? 'shown' : outcome.kind
      }),
    )
    expect(kinds).toEqual(['not_signed_in', 'forbidden', 'forbidden', 'forbidden', 'malformed'])
  })
})
