import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import type { Actor } from '@/services/context'
import { visitsAhead } from '@/services/customers/visits-ahead'
import { ownVisits } from '@/services/jobs/own-visits'
import { callOffVisit } from '@/services/jobs/set-visit'
import { account, actorOf } from '../fixtures/people'
import { rest, signIn } from '../fixtures/rest'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'
import { openVisitWorld, tuesday, wednesday } from '../fixtures/visit-world'

const { office, lee, sam, jobOf, aVisit } = await openVisitWorld()

describe('on the morning page', () => {
  const monday = new Date('2031-01-13T08:00:00-06:00')
  const own = async (actor: Actor | null) =>
    ownVisits({ ctx: { ...office, actor, now: () => monday } })

  it('stand one’s own visits of today and this week, with what is needed to go there alone', async () => {
    const jobId = await jobOf('six-f@example.com', {
      projectAddress: '12 Elm Street',
      customerName: 'Dana Walker',
      customerPhone: '(469) 555-0110',
    })
    const at = (day: string, from: string, until: string) => ({
      start: `2031-01-${day}T${from}`,
      end: `2031-01-${day}T${until}`,
      who: sam.id,
    })
    const today = await aVisit(jobId, { ...at('13', '23:00', '23:30'), note: 'Gate code 4711' })
    const sunday = await aVisit(jobId, at('19', '10:00', '11:00'))
    await aVisit(jobId, at('20', '10:00', '11:00'))
    await aVisit(jobId, at('12', '10:00', '11:00'))
    await aVisit(jobId, { ...tuesday, who: lee.id })
    const off = await aVisit(jobId, { ...tuesday, who: sam.id })
    await callOffVisit({ ctx: office, wish: { visitId: off } })
    const shown = await own(sam)
    expect(shown?.today).toEqual([
      {
        id: today,
        kind: 'measure',
        start: '2031-01-14T05:00:00.000Z',
        end: '2031-01-14T05:30:00.000Z',
        name: 'Dana Walker',
        phone: '(469) 555-0110',
        address: '12 Elm Street',
        note: 'Gate code 4711',
      },
    ])
    expect(shown?.later.map(({ id }) => id)).toEqual([sunday])
    expect((await own(lee))?.later).toHaveLength(1)
  })

  it('are none of a visitor’s or a customer’s, and open no visit or job to staff', async () => {
    const customer = actorOf(await account({ email: 'six-g@example.com' }))
    expect(await own(null)).toBeNull()
    expect(await own(customer)).toBeNull()
    await aVisit(await jobOf('six-h@example.com'), { ...tuesday, who: sam.id })
    const [staff, desk] = await Promise.all([signIn(sam.email), signIn(lee.email)])
    for (const path of ['/visits', '/jobs']) {
      expect((await rest(path, { cookie: staff })).status, path).toBe(403)
      expect((await rest(path, { cookie: desk })).status, path).toBe(200)
    }
  })
})

describe('at a customer', () => {
  it('stand the visits that are ahead, the next one first, for whoever works with customers', async () => {
    const payload = await testPayload()
    const jobId = await jobOf('six-i@example.com')
    const { id: customerId } = await payload.create({
      collection: 'customers',
      data: { name: 'Dana Walker', status: 'lead' },
      overrideAccess: true,
    })
    await runSql(sql`update quotes set customer_id = ${customerId}
      where id = (select quote_id from jobs where id = ${jobId})`)
    const later = await aVisit(jobId, wednesday)
    const next = await aVisit(jobId, tuesday)
    const off = await aVisit(jobId, tuesday)
    await callOffVisit({ ctx: office, wish: { visitId: off } })
    await aVisit(await jobOf('six-j@example.com'), tuesday)
    const seenBy = (actor: Actor, now = new Date()) =>
      visitsAhead({ ctx: { ...office, actor, now: () => now }, customerId })
    expect((await seenBy(lee))?.map(({ id }) => id)).toEqual([next, later])
    expect(await seenBy(lee, new Date('2031-01-16T00:00:00Z'))).toEqual([])
    expect(await seenBy(sam)).toBeNull()
  })
})
