import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as postBook } from '@/app/api/visits/book/route'
import { GET as getDates } from '@/app/api/visits/dates/route'
import { GET as getFree } from '@/app/api/visits/free/route'
import { POST as postHold } from '@/app/api/visits/hold/route'
import type { BookingSettings } from '@/payload-types'
import type { MailMessage } from '@/mail/mail-message'
import { doStoredWork } from '@/services/background/stored-work'
import { callOffBookedVisit, moveVisit } from '@/services/bookings/change-visit'
import { confirmVisit } from '@/services/bookings/confirm-visit'
import { expectedDates } from '@/services/bookings/expected-dates'
import { freeVisits } from '@/services/bookings/free-visits'
import { holdVisit } from '@/services/bookings/hold-visit'
import { feedAddress } from '@/services/calendar/feed-address'
import { visitsCalendar } from '@/services/calendar/visits-calendar'
import type { ServiceContext } from '@/services/context'
import { remindOfVisits } from '@/services/jobs/remind-of-visits'
import { account, actorOf, contextOf, linkIn, mailsTo } from '../fixtures/people'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

const minute = 60_000
const sales = 'sales@trinityedgeglass.example'

/** A Sunday, at noon in Dallas. */
const sunday = new Date('2031-01-12T18:00:00Z')
/** The Tuesday after it, at nine and at ten. */
const nine = '2031-01-14T15:00:00.000Z'
const ten = '2031-01-14T16:00:00.000Z'
const zip = '75034'

const visitor = {
  name: 'Casey Books',
  email: 'casey@example.com',
  phone: '(469) 555-0117',
  address: '12 Sample Street, Frisco, TX 75034',
  about: 'shower',
  message: 'Gate code 4711',
}

let site: ServiceContext
/** As a migration leaves the settings to a shop. */
let shipped: BookingSettings | undefined

async function setRules(more: object = {}): Promise<void> {
  const payload = await testPayload()
  await payload.updateGlobal({
    slug: 'booking',
    data: {
      isOpen: true,
      hours: [{ weekday: 'tuesday', from: '09:00', until: '12:00' }],
      lengthMinutes: 60,
      places: 2,
      leadHours: 24,
      aheadDays: 28,
      changeHours: 24,
      holdMinutes: 15,
      keepsHolidays: true,
      closedDays: [],
      areas: [{ name: 'Frisco', zips: '75033, 75034', weekdays: ['tuesday'] }],
      elsewhere: 'nowhere',
      ...more,
    },
    overrideAccess: true,
    context: { disableRevalidate: true },
  })
}

function at(time: Date): ServiceContext {
  return { ...site, now: () => time }
}

const later = (minutes: number) => new Date(sunday.getTime() + minutes * minute)

async function hold(start = nine, ctx = site): Promise<string> {
  const held = await holdVisit({ ctx, input: { zip, start }, locale: 'en' })
  if (!held.ok) throw new Error(held.kind)
  return held.token
}

async function book(start = nine, more: object = {}): Promise<string> {
  const input = { ...visitor, ...more }
  const booked = await confirmVisit({ ctx: site, token: await hold(start), input })
  if (!booked.ok) throw new Error(JSON.stringify(booked))
  return booked.token
}

async function leftAt(start: string, ctx = site): Promise<number> {
  const free = await freeVisits({ ctx, zip })
  if (!free.ok) throw new Error(free.kind)
  return free.days.flatMap(({ slots }) => slots).find((slot) => slot.start === start)?.left ?? 0
}

async function visits() {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'visits',
    sort: 'id',
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

beforeAll(async () => {
  site = await contextOf(null, () => sunday)
  shipped = await site.payload.findGlobal({ slug: 'booking', overrideAccess: true })
  await site.payload.updateGlobal({
    slug: 'company',
    data: { name: 'Sample Glass', phoneGeneral: '(214) 555-0148' },
    overrideAccess: true,
  })
})

beforeEach(async () => {
  for (const table of ['payload_jobs', 'bookings', 'visits', 'inquiries']) {
    await runSql(sql`delete from ${sql.identifier(table)}`)
  }
  await setRules()
})

describe('hours that nobody has looked at', () => {
  it('are there, and switched off', async () => {
    expect(shipped).toMatchObject({ isOpen: false, lengthMinutes: 60, places: 1 })
    expect(shipped?.hours).toHaveLength(10)
    expect(shipped?.hours?.[9]).toMatchObject({ weekday: 'friday', from: '13:00', until: '17:00' })
    await setRules({ isOpen: false })
    expect(await freeVisits({ ctx: site, zip })).toEqual({ ok: false, kind: 'closed' })
    const held = await holdVisit({ ctx: site, input: { zip, start: nine }, locale: 'en' })
    expect(held).toEqual({ ok: false, kind: 'closed' })
  })
})

describe('twenty at once for one time', () => {
  it('get it exactly as often as there are places, and the rest are told so', async () => {
    await setRules({ places: 3 })
    const asked = await Promise.all(
      Array.from({ length: 20 }, () =>
        holdVisit({ ctx: site, input: { zip, start: nine }, locale: 'en' }),
      ),
    )
    expect(asked.filter(({ ok }) => ok)).toHaveLength(3)
    expect(asked.filter((one) => !one.ok && one.kind === 'taken')).toHaveLength(17)
    const booked = await Promise.all(
      asked.flatMap((one, index) =>
        one.ok
          ? [
              confirmVisit({
                ctx: site,
                token: one.token,
                input: { ...visitor, email: `p${index}@example.com` },
              }),
            ]
          : [],
      ),
    )
    expect(booked.every(({ ok }) => ok)).toBe(true)
    expect(await visits()).toHaveLength(3)
    expect(await leftAt(nine)).toBe(0)
  })

  it('book and hold at the same moment, and still no place is given twice', async () => {
    const tokens = [await hold(), await hold()]
    const outcomes = await Promise.all([
      ...tokens.map((token, index) =>
        confirmVisit({ ctx: site, token, input: { ...visitor, email: `q${index}@example.com` } }),
      ),
      ...Array.from({ length: 18 }, () =>
        holdVisit({ ctx: site, input: { zip, start: nine }, locale: 'en' }),
      ),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await visits()).toHaveLength(2)
  })

  it('who move there from elsewhere share the last place', async () => {
    await setRules({ places: 10 })
    const tokens = []
    for (let each = 0; each < 4; each += 1) {
      tokens.push(await book(ten, { email: `m${each}@example.com` }))
    }
    await setRules({ places: 1 })
    const moved = await Promise.all(
      tokens.map((token) => moveVisit({ ctx: site, token, input: { start: nine } })),
    )
    expect(moved.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('a hold', () => {
  it('takes a place for its minutes, and none after them', async () => {
    await hold()
    expect(await leftAt(nine)).toBe(1)
    expect(await leftAt(nine, at(later(14)))).toBe(1)
    expect(await leftAt(nine, at(later(15)))).toBe(2)
  })

  it('books late where nobody was faster, and keeps what was typed where somebody was', async () => {
    await setRules({ places: 1 })
    const lateToken = await hold()
    const late = at(later(20))
    expect(await confirmVisit({ ctx: late, token: lateToken, input: visitor })).toMatchObject({
      ok: true,
    })
    const slow = await hold(ten)
    await holdVisit({ ctx: late, input: { zip, start: ten }, locale: 'en' })
    expect(await confirmVisit({ ctx: late, token: slow, input: visitor })).toEqual({
      ok: false,
      kind: 'hold_ended',
    })
    const { rows } = (await runSql(sql`select typed from bookings where typed is not null`)) as {
      rows: { typed: { values: object } }[]
    }
    expect(rows[0]?.typed.values).toEqual(visitor)
  })

  it('takes the place of an earlier one of the same visitor', async () => {
    const first = await hold()
    await holdVisit({ ctx: site, input: { zip, start: ten, instead: first }, locale: 'en' })
    expect(await leftAt(nine)).toBe(2)
    expect(await leftAt(ten)).toBe(1)
  })

  it('is made once into a visit, however often it is sent', async () => {
    const token = await hold()
    const sent = await Promise.all(
      [1, 2, 3].map(() => confirmVisit({ ctx: site, token, input: visitor })),
    )
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await visits()).toHaveLength(1)
  })

  it.each([
    ['a time that the hours do not have', { zip, start: '2031-01-14T15:30:00.000Z' }, 'taken'],
    ['a day on which nobody comes there', { zip, start: '2031-01-15T15:00:00.000Z' }, 'taken'],
    ['a time that is too soon', { zip, start: '2031-01-07T15:00:00.000Z' }, 'taken'],
    ['a ZIP code that is none', { zip: '123', start: nine }, 'zipInvalid'],
    ['a ZIP code that nobody goes to', { zip: '10001', start: nine }, 'zipNowhere'],
    ['no time at all', { zip }, 'malformed'],
  ])('is refused for %s', async (_, input, kind) => {
    expect(await holdVisit({ ctx: site, input, locale: 'en' })).toEqual({ ok: false, kind })
  })

  it('counts visits that the shop has set itself', async () => {
    const payload = await testPayload()
    const inquiry = await payload.create({
      collection: 'inquiries',
      data: { name: 'By phone', kind: 'contact', progress: 'new', isSpam: false },
      overrideAccess: true,
    })
    for (const kind of ['measure', 'install'] as const) {
      await payload.create({
        collection: 'visits',
        data: { inquiry: inquiry.id, kind, start: nine, end: ten },
        overrideAccess: true,
      })
    }
    expect(await leftAt(nine)).toBe(1)
  })
})

describe('a booked visit', () => {
  it('is a visit, an inquiry that carries it, a lead, and a letter with a file and a link', async () => {
    const token = await book()
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
    await book()
    const lee = actorOf(await account({ email: 'lee@example.com', role: 'office' }))
    const office = await contextOf(lee, () => sunday)
    const feed = await feedAddress({ ctx: office, wish: { whose: 'all' } })
    if (!feed.ok) throw new Error(feed.kind)
    const secret = feed.url.split('/').at(-1)?.replace('.ics', '') ?? ''
    const file = (await visitsCalendar({ ctx: site, secret }))?.replaceAll('\r\n ', '')
    expect(file).toContain('Casey Books')
    expect(file).toContain('12 Sample Street')
    expect(file).toContain('/admin/collections/inquiries/')
  })

  it('is confirmed in Spanish where it was booked in Spanish', async () => {
    const held = await holdVisit({ ctx: site, input: { zip, start: nine }, locale: 'es' })
    if (!held.ok) throw new Error(held.kind)
    await confirmVisit({ ctx: site, token: held.token, input: visitor })
    const [letter] = await mailsTo('casey@example.com')
    expect(letter?.subject).toBe('Su visita queda reservada: martes, 14 de enero')
    expect(linkIn(letter, '/visit/').pathname).toMatch(/^\/es\/visit\//)
  })

  it('is not made of what is missing: each field is named, and the time stays held', async () => {
    const token = await hold()
    const refused = await confirmVisit({
      ctx: site,
      token,
      input: { ...visitor, email: 'casey@', about: '', address: '1 Main, Dallas 75201' },
    })
    expect(refused).toMatchObject({
      kind: 'problems',
      problems: [
        { field: 'email', code: 'emailInvalid' },
        { field: 'about', code: 'aboutRequired' },
      ],
    })
    const elsewhere = { ...visitor, address: '1 Main Street, Dallas 75201' }
    expect(await confirmVisit({ ctx: site, token, input: elsewhere })).toMatchObject({
      problems: [{ field: 'address', code: 'addressOtherZip' }],
    })
    expect(await visits()).toEqual([])
    expect(await leftAt(nine)).toBe(1)
    expect((await confirmVisit({ ctx: site, token, input: visitor })).ok).toBe(true)
  })

  it('is one of three at most that lie ahead for one address', async () => {
    await setRules({ places: 9 })
    for (const start of [nine, nine, ten]) await book(start)
    const fourth = await confirmVisit({ ctx: site, token: await hold(ten), input: visitor })
    expect(fourth).toMatchObject({ problems: [{ field: 'email', code: 'emailManyVisits' }] })
  })

  it('is none where a program filled in the form, which is told nothing of it', async () => {
    const token = await hold()
    const input = { ...visitor, website: 'https://spam.example' }
    expect(await confirmVisit({ ctx: site, token, input })).toMatchObject({ ok: true })
    expect(await visits()).toEqual([])
    expect(await leftAt(nine)).toBe(2)
    expect(await mailsTo('casey@example.com')).toEqual([])
  })

  it('is remembered of on the day before', async () => {
    const token = await book()
    const posted: MailMessage[] = []
    const payload = Object.create(site.payload) as ServiceContext['payload']
    payload.sendEmail = (message) => Promise.resolve(posted.push(message as MailMessage))
    await doStoredWork({ ...at(later(1)), payload })
    const [confirmation] = posted.filter(({ to }) => to === 'casey@example.com')
    expect(confirmation).toMatchObject({ attachments: [{ filename: 'visit.ics' }] })
    posted.length = 0
    const monday = new Date('2031-01-13T16:00:00Z')
    await runSql(sql`update visits set told_at = '2031-01-12T18:00:00Z'`)
    expect(await remindOfVisits(at(monday))).toBe(1)
    await doStoredWork({ ...at(monday), payload })
    expect(posted.map(({ subject }) => subject)).toEqual([
      'Reminder: we come on Tuesday, January 14',
    ])
    expect(posted[0]?.text).toContain(`/visit/${token}`)
  })

  it('that the shop moves is told to whoever booked it', async () => {
    await book()
    const [visit] = await visits()
    await site.payload.update({
      collection: 'visits',
      id: visit?.id ?? 0,
      data: { start: ten, end: '2031-01-14T17:00:00.000Z' },
      overrideAccess: true,
    })
    const posted: MailMessage[] = []
    const payload = Object.create(site.payload) as ServiceContext['payload']
    payload.sendEmail = (message) => Promise.resolve(posted.push(message as MailMessage))
    await runSql(sql`delete from payload_jobs where task_slug = 'sendMail'`)
    await doStoredWork({ ...at(new Date(Date.now() + 6 * minute)), payload })
    expect(posted.map(({ subject }) => subject)).toEqual([
      'New time of your visit: Tuesday, January 14',
    ])
  })
})

describe('the link of a visit', () => {
  it('moves it: the old time is free again, customer and shop are told', async () => {
    const token = await book()
    expect(await moveVisit({ ctx: site, token, input: { start: ten } })).toMatchObject({ ok: true })
    expect(await leftAt(nine)).toBe(2)
    expect(await leftAt(ten)).toBe(1)
    const letters = await mailsTo('casey@example.com')
    expect(letters.at(-1)?.subject).toBe('New time of your visit: Tuesday, January 14')
    expect(letters.at(-1)?.calendar).toContain('T100000')
    expect((await mailsTo(sales)).at(-1)?.subject).toBe(
      'Visit moved: Casey Books, Tuesday, January 14',
    )
    const { rows } = (await runSql(
      sql`select id from payload_jobs where task_slug = 'visitLetter'`,
    )) as { rows: object[] }
    expect(rows).toEqual([])
  })

  it('moves it to no time that is taken, and leaves it where it was', async () => {
    await setRules({ places: 1 })
    const token = await book()
    await hold(ten)
    expect(await moveVisit({ ctx: site, token, input: { start: ten } })).toEqual({
      ok: false,
      kind: 'taken',
    })
    expect((await visits())[0]?.start).toBe(nine)
  })

  it('calls it off, once', async () => {
    const token = await book()
    expect(await callOffBookedVisit({ ctx: site, token })).toMatchObject({ ok: true })
    expect(await leftAt(nine)).toBe(2)
    const letters = await mailsTo('casey@example.com')
    expect(letters.at(-1)?.subject).toBe('Your visit on Tuesday, January 14 is called off')
    expect(letters.at(-1)?.calendar).toContain('METHOD:CANCEL')
    expect(await callOffBookedVisit({ ctx: site, token })).toEqual({
      ok: false,
      kind: 'called_off',
    })
    expect(await moveVisit({ ctx: site, token, input: { start: ten } })).toMatchObject({
      kind: 'called_off',
    })
  })

  it('changes nothing less than a day before', async () => {
    const token = await book()
    const late = at(new Date('2031-01-13T15:00:01Z'))
    expect(await moveVisit({ ctx: late, token, input: { start: ten } })).toMatchObject({
      kind: 'too_late',
    })
    expect(await callOffBookedVisit({ ctx: late, token })).toMatchObject({ kind: 'too_late' })
    const intime = at(new Date('2031-01-13T15:00:00Z'))
    expect(await callOffBookedVisit({ ctx: intime, token })).toMatchObject({ ok: true })
  })

  it('that is wrong, that was a hold’s, or that ended says the same', async () => {
    const token = await book()
    const held = await hold(ten)
    for (const wrong of ['', 'x'.repeat(43), held, null, `${token}x`]) {
      expect(await callOffBookedVisit({ ctx: site, token: wrong })).toEqual({
        ok: false,
        kind: 'not_found',
      })
    }
    const ended = at(new Date('2031-02-14T15:00:00Z'))
    expect(await callOffBookedVisit({ ctx: ended, token })).toMatchObject({ kind: 'not_found' })
    expect(await confirmVisit({ ctx: site, token, input: visitor })).toMatchObject({
      kind: 'not_found',
    })
  })
})

describe('the weeks in which the clock changes', () => {
  it.each([
    ['forward', '2031-03-02T18:00:00Z', '2031-03-04T15:00:00.000Z', '2031-03-11T14:00:00.000Z'],
    ['back', '2031-10-26T17:00:00Z', '2031-10-28T14:00:00.000Z', '2031-11-04T15:00:00.000Z'],
  ])('%s have their visits at nine in Dallas', async (_, now, before, after) => {
    const ctx = at(new Date(now))
    const free = await freeVisits({ ctx, zip })
    if (!free.ok) throw new Error(free.kind)
    const firsts = free.days.flatMap(({ slots }) => slots.slice(0, 1).map(({ start }) => start))
    expect(firsts).toEqual(expect.arrayContaining([before, after]))
    expect((await holdVisit({ ctx, input: { zip, start: after }, locale: 'en' })).ok).toBe(true)
  })
})

describe('the days of an order', () => {
  const made = { approveDays: 1, makeDaysLeast: 3, makeDaysMost: 8, installDays: 1 }
  const lead = { measureDays: 3, ...made }

  it('are none until the shop has said all of them', async () => {
    await setRules()
    expect(await expectedDates(site, 'usual')).toBeNull()
    await setRules({ ...lead, makeDaysMost: null })
    expect(await expectedDates(site, 'usual')).toBeNull()
  })

  it('begin with the visit that can be booked next, and move on once it is taken', async () => {
    await setRules({ ...lead, places: 1 })
    const dates = await expectedDates(site, 'usual')
    expect(dates).toMatchObject({ today: '2031-01-12', visit: '2031-01-14' })
    expect(dates?.installed).toEqual({ from: '2031-01-21', until: '2031-01-28' })
    for (const start of [nine, ten, '2031-01-14T17:00:00.000Z']) await book(start)
    expect((await expectedDates(site, 'usual'))?.visit).toBe('2031-01-21')
  })

  it('are refused where the longest is less than the least', async () => {
    await expect(setRules({ ...lead, makeDaysMost: 2 })).rejects.toThrow('At most')
  })

  it('are told to whoever asks', async () => {
    await setRules(lead)
    const answer = await getDates(new Request('http://localhost:3100/api/visits/dates'))
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await answer.json()).toMatchObject({ dates: { installDays: { least: 5, most: 10 } } })
    const front = new Request('http://localhost:3100/api/visits/dates?kind=commercial')
    expect(await (await getDates(front)).json()).toEqual({ dates: null })
    await setRules({ commercial: { ...lead, makeDaysLeast: 12, makeDaysMost: 24 } })
    expect(await (await getDates(front)).json()).toMatchObject({
      dates: { installDays: { least: 14, most: 26 } },
    })
    const none = { measureDays: null, approveDays: null, installDays: null }
    const empty = { ...none, makeDaysLeast: null, makeDaysMost: null }
    await setRules({ ...empty, commercial: empty })
  })
})

describe('over HTTP', () => {
  const origin = { Origin: 'http://localhost:3100' }
  const json = (body: unknown) =>
    new Request('http://localhost:3100/api/visits', {
      method: 'POST',
      headers: { ...origin, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const form = (fields: Record<string, string>) =>
    new Request('http://localhost:3100/api/visits', {
      method: 'POST',
      headers: { ...origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  /** Far ahead by any clock: routes have the real one. */
  async function firstFree(): Promise<string> {
    const answer = await getFree(new Request(`http://localhost:3100/api/visits/free?zip=${zip}`))
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const { days } = (await answer.json()) as { days: { slots: { start: string }[] }[] }
    const start = days.flatMap(({ slots }) => slots)[0]?.start
    if (start === undefined) throw new Error('Nothing is free')
    return start
  }

  it('a form leads on, and a refused one back to what was typed', async () => {
    const start = await firstFree()
    const held = await postHold(form({ zip, start, locale: 'es' }))
    expect(held.status).toBe(303)
    const path = held.headers.get('Location') ?? ''
    expect(path).toMatch(/^\/es\/visit\/hold\/[\w-]{43}$/)
    const token = path.split('/').at(-1) ?? ''
    const wrong = await postBook(form({ ...visitor, token, email: 'no', locale: 'es' }))
    expect(wrong.headers.get('Location')).toBe(path)
    const booked = await postBook(form({ ...visitor, token, locale: 'es' }))
    expect(booked.headers.get('Location')).toMatch(/^\/es\/visit\/[\w-]{43}\?said=done$/)
  })

  it('a program is told why, with the field', async () => {
    const start = await firstFree()
    const nowhere = await postHold(json({ zip: '10001', start }))
    expect(nowhere.status).toBe(422)
    expect(await nowhere.json()).toMatchObject({ kind: 'zipNowhere', errors: [{ field: 'zip' }] })
    const held = (await (await postHold(json({ zip, start }))).json()) as { token: string }
    const wrong = await postBook(json({ ...visitor, token: held.token, phone: '12' }))
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toEqual({
      errors: [{ field: 'phone', message: 'Please write a phone number with its area code.' }],
    })
    expect((await postBook(json({ ...visitor, token: 'x' }))).status).toBe(404)
  })
})
