import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailMessage } from '@/mail/mail-message'
import type { Quote } from '@/payload-types'
import { doStoredWork } from '@/services/background/stored-work'
import { feedAddress } from '@/services/calendar/feed-address'
import type { Actor, ServiceContext } from '@/services/context'
import { visitsAhead } from '@/services/customers/visits-ahead'
import { ownVisits } from '@/services/jobs/own-visits'
import { remindOfVisits } from '@/services/jobs/remind-of-visits'
import { callOffVisit, setVisit } from '@/services/jobs/set-visit'
import { account, actorOf, contextOf } from '../fixtures/people'
import { rest, signIn } from '../fixtures/rest'
import { aQuote } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

const minute = 60_000
const hour = 60 * minute
const posted: MailMessage[] = []

let office: ServiceContext
let lee: Actor
let sam: Actor

beforeAll(async () => {
  lee = actorOf(await account({ email: 'lee@example.com', role: 'office', fullName: 'Lee Test' }))
  sam = actorOf(await account({ email: 'sam@example.com', role: 'staff', fullName: 'Sam Test' }))
  office = await contextOf(lee)
  await office.payload.updateGlobal({
    slug: 'company',
    data: { name: 'Sample Glass', phoneGeneral: '(214) 555-0148' },
    overrideAccess: true,
  })
})

beforeEach(async () => {
  posted.length = 0
  await runSql(sql`delete from payload_jobs`)
  await runSql(sql`delete from visits`)
})

/** The site's own work at a time, whose letters go into a list. */
function siteAt(at: Date): ServiceContext {
  const payload = Object.create(office.payload) as ServiceContext['payload']
  payload.sendEmail = (message) => Promise.resolve(posted.push(message as MailMessage))
  return { ...office, payload, actor: null, now: () => at }
}

async function lettersAt(at: Date): Promise<string[]> {
  await doStoredWork(siteAt(at))
  return posted.splice(0).map(({ to, subject }) => `${to}: ${subject}`)
}

async function jobOf(email: string, more: Partial<Quote> = {}): Promise<number> {
  const payload = await testPayload()
  const customer = await account({ email })
  const quote = await aQuote(customer.id, { customerEmail: email, ...more } as never)
  const data = { quote, stage: 'to_measure', stageSince: new Date().toISOString() } as const
  return (await payload.create({ collection: 'jobs', data, overrideAccess: true })).id
}

async function aVisit(jobId: number, times: object): Promise<number> {
  const set = await setVisit({ ctx: office, wish: { jobId, kind: 'measure', ...times } })
  if (!set.ok) throw new Error(JSON.stringify(set))
  return set.visit.id
}

/** A Tuesday in January, at ten in the shop. */
const tuesday = { start: '2031-01-14T10:00', end: '2031-01-14T11:00' }
const wednesday = { start: '2031-01-15T10:00', end: '2031-01-15T11:00' }
const soon = () => new Date(Date.now() + 5 * minute + 1000)

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
    const text = toCustomer[0]?.text.replaceAll('\u202f', ' ').replaceAll('\u2009', ' ')
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

describe('whoever goes there is written to', () => {
  const toUs = async () => {
    await doStoredWork(siteAt(soon()))
    return posted.splice(0).filter(({ to }) => [sam.email, lee.email].includes(to))
  }
  const said = (letters: MailMessage[]) => letters.map(({ to, subject }) => `${to}: ${subject}`)
  const fileOf = (letter: MailMessage | undefined) =>
    (letter as unknown as { attachments: { content: Buffer }[] }).attachments[0]?.content
      .toString()
      .replaceAll('\r\n ', '') ?? ''

  it('once the customer’s letter goes too, with what he needs there, a calendar’s file and no money', async () => {
    const jobId = await jobOf('six-a@example.com', {
      projectAddress: '12 Elm Street',
      customerName: 'Dana Walker',
      customerPhone: '(469) 555-0110',
    })
    await aVisit(jobId, { ...tuesday, who: sam.id, note: 'Gate code 4711' })
    expect(await lettersAt(new Date(Date.now() + 4 * minute))).toEqual([])
    const [letter, ...others] = await toUs()
    expect(others).toEqual([])
    expect(letter?.to).toBe('sam@example.com')
    expect(letter?.subject).toBe('You go to Dana Walker: measure, Tuesday, January 14')
    const text = letter?.text.replaceAll('\u202f', ' ').replaceAll('\u2009', ' ')
    for (const line of [
      'Time: 10:00 – 11:00 AM',
      'Where: 12 Elm Street',
      'Phone: (469) 555-0110',
      'Note: Gate code 4711',
    ]) {
      expect(text).toContain(line)
    }
    expect(text).not.toMatch(/\$|Q-0|six-a@/)
    expect(fileOf(letter)).toContain('METHOD:PUBLISH')
    expect(fileOf(letter)).toContain('DTSTART;TZID=America/Chicago:20310114T100000')
    expect(fileOf(letter)).toContain('LOCATION:12 Elm Street')
    expect(await toUs()).toEqual([])
  })

  it('when it is moved, given to somebody else and called off, and never for what was taken back', async () => {
    const jobId = await jobOf('six-b@example.com', { customerName: 'Dana Walker' })
    const visitId = await aVisit(jobId, { ...tuesday, who: sam.id })
    expect(said(await toUs())).toHaveLength(1)
    await aVisit(jobId, { ...tuesday, who: lee.id, visitId })
    await aVisit(jobId, { ...tuesday, who: sam.id, visitId })
    expect(await toUs()).toEqual([])
    await aVisit(jobId, { ...wednesday, who: sam.id, visitId })
    expect(said(await toUs())).toEqual([
      'sam@example.com: New time: Dana Walker, Wednesday, January 15',
    ])
    await aVisit(jobId, { ...tuesday, who: lee.id, visitId })
    const given = await toUs()
    expect(said(given)).toEqual([
      'sam@example.com: Not yours any more: Dana Walker, Wednesday, January 15',
      'lee@example.com: You go to Dana Walker: measure, Tuesday, January 14',
    ])
    expect(fileOf(given[0])).toContain('METHOD:CANCEL')
    await callOffVisit({ ctx: office, wish: { visitId } })
    const off = await toUs()
    expect(said(off)).toEqual(['lee@example.com: Called off: Dana Walker, Tuesday, January 14'])
    expect(fileOf(off[0])).toContain('STATUS:CANCELLED')
    expect(await toUs()).toEqual([])
  })

  it('in his language, and not at all once he works here no more', async () => {
    await runSql(sql`update users set language = 'es' where id = ${sam.id}`)
    await aVisit(await jobOf('six-c@example.com'), { ...tuesday, who: sam.id })
    expect(said(await toUs())[0]).toMatch(/^sam@example.com: Usted va con .+: medir, martes, 14/)
    await aVisit(await jobOf('six-e@example.com'), { ...wednesday, who: sam.id })
    await runSql(sql`update users set language = null, role = 'customer' where id = ${sam.id}`)
    expect(await toUs()).toEqual([])
    await runSql(sql`update users set role = 'staff' where id = ${sam.id}`)
  })

  it('alone again, where the letter to the second of two could not be sent', async () => {
    const jobId = await jobOf('six-d@example.com', { customerName: 'Dana Walker' })
    const visitId = await aVisit(jobId, { ...tuesday, who: sam.id })
    await toUs()
    await aVisit(jobId, { ...tuesday, who: lee.id, visitId })
    const site = siteAt(soon())
    const send = site.payload.sendEmail.bind(site.payload)
    site.payload.sendEmail = (message) =>
      (message as MailMessage).to === lee.email ? Promise.reject(new Error('away')) : send(message)
    await doStoredWork(site)
    expect(said(posted.splice(0))).toEqual([
      'sam@example.com: Not yours any more: Dana Walker, Tuesday, January 14',
    ])
    await doStoredWork(siteAt(new Date(soon().getTime() + hour)))
    expect(said(posted.splice(0))).toEqual([
      'lee@example.com: You go to Dana Walker: measure, Tuesday, January 14',
    ])
  })
})

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
