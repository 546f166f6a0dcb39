import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import type { MailMessage } from '@/mail/mail-message'
import { doStoredWork } from '@/services/background/stored-work'
import { confirmVisit } from '@/services/bookings/confirm-visit'
import { holdVisit } from '@/services/bookings/hold-visit'
import { openVisit } from '@/services/bookings/open-visit'
import { feedAddress } from '@/services/calendar/feed-address'
import { visitsCalendar } from '@/services/calendar/visits-calendar'
import type { ServiceContext } from '@/services/context'
import { remindOfVisits } from '@/services/jobs/remind-of-visits'
import { account, actorOf, contextOf, linkIn, mailsTo } from '../fixtures/people'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'
import {
  later,
  nine,
  openBookingWorld,
  setRules,
  sunday,
  ten,
  visitor,
  visits,
  zip,
} from '../fixtures/booking-world'

const world = openBookingWorld()
const sales = 'sales@trinityedgeglass.example'
const minute = 60_000

describe('a booked visit', () => {
  it('is a visit, an inquiry that carries it, a lead, and a letter with a file and a link', async () => {
    const token = await world.book()
    const [visit] = await visits()
    expect(visit).toMatchObject({ kind: 'measure', start: nine, end: ten })
    const payload = await testPayload()
    const { docs } = await payload.find({ collection: 'inquiries', depth: 0, overrideAccess: true })
    expect(docs).toEqual([
      expect.objectContaining({
        id: visit?.inquiry,
        kind: 'visit',
        name: 'Casey Books',
        service: 'Shower',
        visits: expect.objectContaining({ docs: [visit?.id] }) as unknown,
      }),
    ])
    expect(docs[0]?.message).toContain('Tuesday, January 14')
    expect(docs[0]?.message).toContain('Gate code 4711')
    const [letter] = await mailsTo('casey@example.com')
    expect(letter?.subject).toBe('Your visit is booked: Tuesday, January 14')
    expect(letter?.text).toContain('9:00')
    expect(linkIn(letter, '/visit/').pathname).toBe(`/visit/${token}`)
    expect(letter?.calendar).toContain('METHOD:PUBLISH')
    expect(letter?.calendar).toContain('DTSTART;TZID=America/Chicago:20310114T090000')
    expect((await mailsTo(sales))[0]?.text).toContain('Casey Books')
  })

  it('is in the shop’s calendar with whom and where', async () => {
    await world.book()
    const lee = actorOf(await account({ email: 'lee@example.com', role: 'office' }))
    const office = await contextOf(lee, () => sunday)
    const feed = await feedAddress({ ctx: office, wish: { whose: 'all' } })
    if (!feed.ok) throw new Error(feed.kind)
    const secret = feed.url.split('/').at(-1)?.replace('.ics', '') ?? ''
    const file = (await visitsCalendar({ ctx: world.site, secret }))?.replaceAll('\r\n ', '')
    expect(file).toContain('Casey Books')
    expect(file).toContain('12 Sample Street')
    expect(file).toContain('/admin/collections/inquiries/')
  })

  it('is confirmed in Spanish where it was booked in Spanish', async () => {
    const held = await holdVisit({ ctx: world.site, input: { zip, start: nine }, locale: 'es' })
    if (!held.ok) throw new Error(held.kind)
    await confirmVisit({ ctx: world.site, token: held.token, input: visitor })
    const [letter] = await mailsTo('casey@example.com')
    expect(letter?.subject).toBe('Su visita queda reservada: martes, 14 de enero')
    expect(linkIn(letter, '/visit/').pathname).toMatch(/^\/es\/visit\//)
  })

  it('is not made of what is missing: each field is named, and the time stays held', async () => {
    const token = await world.hold()
    const refused = await confirmVisit({
      ctx: world.site,
      token,
      input: { ...visitor, email: 'casey@', about: '', address: '1 Main, Dallas 75201' },
    })
    expect(refused).toMatchObject({
      kind: 'problems',
      problems: [
        { field: 'email', code: 'emailInvalid' },
        { field: 'about', code: 'aboutRequired' },
        { field: 'address', code: 'addressOtherZip' },
      ],
    })
    const elsewhere = { ...visitor, address: '1 Main Street, Dallas 75201' }
    expect(await confirmVisit({ ctx: world.site, token, input: elsewhere })).toMatchObject({
      problems: [{ field: 'address', code: 'addressOtherZip' }],
    })
    expect(await visits()).toEqual([])
    expect(await world.leftAt(nine)).toBe(1)
    expect((await confirmVisit({ ctx: world.site, token, input: visitor })).ok).toBe(true)
  })

  it('is one of three at most that lie ahead for one address', async () => {
    await setRules({ places: 9 })
    for (const start of [nine, nine, ten]) await world.book(start)
    const fourth = await confirmVisit({
      ctx: world.site,
      token: await world.hold(ten),
      input: visitor,
    })
    expect(fourth).toMatchObject({ problems: [{ field: 'email', code: 'emailManyVisits' }] })
  })

  it('is none where a program filled in the form, which is told nothing of it', async () => {
    const token = await world.hold()
    const input = { ...visitor, website: 'https://spam.example' }
    expect(await confirmVisit({ ctx: world.site, token, input })).toMatchObject({ ok: true })
    expect(await visits()).toEqual([])
    expect(await world.leftAt(nine)).toBe(2)
    expect(await mailsTo('casey@example.com')).toEqual([])
  })

  it('is remembered of on the day before', async () => {
    const token = await world.book()
    const posted: MailMessage[] = []
    const payload = Object.create(world.site.payload) as ServiceContext['payload']
    payload.sendEmail = (message) => Promise.resolve(posted.push(message as MailMessage))
    await doStoredWork({ ...world.at(later(1)), payload })
    const [confirmation] = posted.filter(({ to }) => to === 'casey@example.com')
    expect(confirmation).toMatchObject({ attachments: [{ filename: 'visit.ics' }] })
    posted.length = 0
    const monday = new Date('2031-01-13T16:00:00Z')
    await runSql(sql`update visits set told_at = '2031-01-12T18:00:00Z'`)
    expect(await remindOfVisits(world.at(monday))).toBe(1)
    await doStoredWork({ ...world.at(monday), payload })
    expect(posted.map(({ subject }) => subject)).toEqual([
      'Reminder: we come on Tuesday, January 14',
    ])
    expect(posted[0]?.text).toContain(`/visit/${token}`)
  })

  it('that the shop moves is told to whoever booked it', async () => {
    await world.book()
    const [visit] = await visits()
    await world.site.payload.update({
      collection: 'visits',
      id: visit?.id ?? 0,
      data: { start: ten, end: '2031-01-14T17:00:00.000Z' },
      overrideAccess: true,
    })
    const posted: MailMessage[] = []
    const payload = Object.create(world.site.payload) as ServiceContext['payload']
    payload.sendEmail = (message) => Promise.resolve(posted.push(message as MailMessage))
    await runSql(sql`delete from payload_jobs where task_slug = 'sendMail'`)
    await doStoredWork({ ...world.at(new Date(Date.now() + 6 * minute)), payload })
    expect(posted.map(({ subject }) => subject)).toEqual([
      'New time of your visit: Tuesday, January 14',
    ])
  })
})

describe('a booking form that is sent again', () => {
  it('after its visit took place says so, and books nothing', async () => {
    const hold = await world.hold()
    const send = (ctx: ServiceContext, input: object = visitor) =>
      confirmVisit({ ctx, token: hold, input })
    const booked = await send(world.site)
    if (!booked.ok) throw new Error(booked.kind)
    const { token } = booked
    expect(await send(world.at(new Date('2031-01-14T15:59:00Z')))).toEqual({ ok: true, token })
    const over = world.at(new Date(ten))
    const refused = { ok: false, kind: 'booked_and_past', token, zip }
    expect(await send(over)).toEqual(refused)
    expect(await send(over, { ...visitor, phone: '(469) 555-0118' })).toEqual(refused)
    expect(await visits()).toHaveLength(1)
  })

  it('once the link of its visit has ended, or the visit was deleted, leads to no such link', async () => {
    const hold = await world.hold()
    const send = (at: string) =>
      confirmVisit({ ctx: world.at(new Date(at)), token: hold, input: visitor })
    const booked = await confirmVisit({ ctx: world.site, token: hold, input: visitor })
    if (!booked.ok) throw new Error(booked.kind)
    const past = { ok: false, kind: 'booked_and_past', zip }
    const lastMoment = '2031-02-13T16:00:00.000Z'
    expect(await send(lastMoment)).toEqual({ ...past, token: booked.token })
    const opened = (at: string) => openVisit({ ctx: world.at(new Date(at)), token: booked.token })
    expect(await opened(lastMoment)).toMatchObject({ state: 'past' })
    const tooLate = '2031-02-13T16:00:00.001Z'
    expect(await send(tooLate)).toEqual({ ...past, token: null })
    expect(await opened(tooLate)).toBeNull()
    await runSql(sql`delete from visits`)
    expect(await send('2031-01-13T16:00:00.000Z')).toEqual({
      ...{ ok: false, kind: 'booked_and_off', token: null, zip },
    })
  })
})
