import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { doStoredWork } from '@/services/background/stored-work'
import { remindOfVisits } from '@/services/jobs/remind-of-visits'
import { callOffVisit } from '@/services/jobs/set-visit'
import { runSql } from '../fixtures/run-sql'
import { hour, minute, openVisitWorld, soon, tuesday, wednesday } from '../fixtures/visit-world'

const { posted, office, sam, siteAt, lettersAt, jobOf, aVisit } = await openVisitWorld()

describe('the customer is written to', () => {
  it('five minutes after a visit was set, once, with day, time, place and who comes', async () => {
    const jobId = await jobOf('one@example.com', { projectAddress: '12 Elm Street' })
    await aVisit(jobId, { ...tuesday, who: sam.id })
    expect(await lettersAt(new Date(Date.now() + 4 * minute))).toEqual([])
    await doStoredWork(siteAt(soon()))
    const toCustomer = posted.filter(({ to }) => to === 'one@example.com')
    expect(toCustomer.map(({ subject }) => subject)).toEqual([
      'We come to measure: Tuesday, January 14',
    ])
    const text = toCustomer[0]?.text.replaceAll('\u00a0', ' ')
    for (const said of [
      '10:00 – 11:00 AM',
      '12 Elm Street',
      'Who comes: Sam\n',
      '(214) 555-0148',
    ]) {
      expect(text).toContain(said)
    }
    posted.length = 0
    expect(await lettersAt(new Date(Date.now() + hour))).toEqual([])
  })

  it('once for a visit that is moved three times in five minutes, and never for one taken back', async () => {
    const jobId = await jobOf('two@example.com')
    const visitId = await aVisit(jobId, tuesday)
    for (const times of [wednesday, tuesday, wednesday]) await aVisit(jobId, { ...times, visitId })
    const { rows } = (await runSql(sql`select id from payload_jobs`)) as { rows: object[] }
    expect(rows).toHaveLength(1)
    const other = await aVisit(jobId, tuesday)
    await callOffVisit({ ctx: office, wish: { visitId: other } })
    expect(await lettersAt(soon())).toEqual([
      'two@example.com: We come to measure: Wednesday, January 15',
    ])
  })

  it('when it is moved and when it is called off, but not for a change that was undone', async () => {
    const jobId = await jobOf('three@example.com')
    const visitId = await aVisit(jobId, tuesday)
    await lettersAt(soon())
    await aVisit(jobId, { ...wednesday, visitId })
    await aVisit(jobId, { ...tuesday, visitId })
    expect(await lettersAt(soon())).toEqual([])
    await aVisit(jobId, { ...wednesday, visitId })
    expect(await lettersAt(soon())).toEqual([
      'three@example.com: New time: we come to measure on Wednesday, January 15',
    ])
    await callOffVisit({ ctx: office, wish: { visitId } })
    expect(await lettersAt(soon())).toEqual([
      'three@example.com: Measuring on Wednesday, January 15 is off',
    ])
  })

  it('in his language, and not at all where nobody knows how', async () => {
    await aVisit(await jobOf('cuatro@example.com', { language: 'es' }), tuesday)
    const unknown = await jobOf('five@example.com')
    await runSql(
      sql`update quotes set customer_email = null
        where id = (select quote_id from jobs where id = ${unknown})`,
    )
    await aVisit(unknown, wednesday)
    expect(await lettersAt(soon())).toEqual([
      'cuatro@example.com: Vamos a medir: martes, 14 de enero',
    ])
  })
})

describe('a reminder', () => {
  const mondayAt = (time: string) => new Date(`2031-01-13T${time}:00-06:00`)

  /** A visit on that Tuesday, of which the customer knows. */
  async function known(email: string, times: object = tuesday): Promise<number> {
    const id = await aVisit(await jobOf(email), times)
    await lettersAt(soon())
    return id
  }

  it('goes out on the day before, once, however many look at the same time', async () => {
    await known('six@example.com')
    await Promise.all(Array.from({ length: 4 }, () => remindOfVisits(siteAt(mondayAt('09:00')))))
    await remindOfVisits(siteAt(mondayAt('12:00')))
    expect(await lettersAt(mondayAt('12:00'))).toEqual([
      'six@example.com: Reminder: we come to measure on Tuesday, January 14',
    ])
  })

  it('never by night, and of no other day', async () => {
    await known('seven@example.com')
    for (const time of ['08:59', '18:00', '23:30']) {
      expect(await remindOfVisits(siteAt(mondayAt(time)))).toBe(0)
    }
    const sunday = new Date('2031-01-12T12:00:00-06:00')
    expect(await remindOfVisits(siteAt(sunday))).toBe(0)
    expect(await remindOfVisits(siteAt(mondayAt('17:59')))).toBe(1)
    // the mail server is away until the night: the letter waits for the morning
    expect(await lettersAt(mondayAt('19:00'))).toEqual([])
    expect(await lettersAt(new Date('2031-01-14T08:59:00-06:00'))).toEqual([])
    expect(await lettersAt(new Date('2031-01-14T09:00:00-06:00'))).toHaveLength(1)
  })

  it('is none for a visit that is off, nor where the customer was told today', async () => {
    const off = await known('eight@example.com')
    await callOffVisit({ ctx: office, wish: { visitId: off } })
    await known('nine@example.com', wednesday)
    await runSql(sql`update visits set told_at = ${mondayAt('09:00').toISOString()}`)
    await runSql(sql`update visits set start = '2031-01-14T16:00:00Z', "end" = '2031-01-14T17:00:00Z',
      told_start = '2031-01-14T16:00:00Z' where is_cancelled is not true`)
    expect(await remindOfVisits(siteAt(mondayAt('12:00')))).toBe(0)
  })
})
