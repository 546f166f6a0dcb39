import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { moveVisit } from '@/services/bookings/change-visit'
import { confirmVisit } from '@/services/bookings/confirm-visit'
import { freeVisits } from '@/services/bookings/free-visits'
import { heldVisit } from '@/services/bookings/held-visit'
import { holdVisit } from '@/services/bookings/hold-visit'
import { account, actorOf, contextOf } from '../fixtures/people'
import { aQuote } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'
import {
  openBookingWorld,
  later,
  nine,
  setRules,
  sunday,
  ten,
  visitor,
  visits,
  zip,
} from '../fixtures/booking-world'

const world = openBookingWorld()

describe('hours that nobody has looked at', () => {
  it('are there, and switched off', async () => {
    expect(world.shipped).toMatchObject({ isOpen: false, lengthMinutes: 60, places: 1 })
    expect(world.shipped?.hours).toHaveLength(10)
    expect(world.shipped?.hours?.[9]).toMatchObject({
      weekday: 'friday',
      from: '13:00',
      until: '17:00',
    })
    await setRules({ isOpen: false })
    expect(await freeVisits({ ctx: world.site, zip })).toEqual({ ok: false, kind: 'closed' })
    const held = await holdVisit({ ctx: world.site, input: { zip, start: nine }, locale: 'en' })
    expect(held).toEqual({ ok: false, kind: 'closed' })
  })
})

describe('twenty at once for one time', () => {
  it('get it exactly as often as there are places, and the rest are told so', async () => {
    await setRules({ places: 3 })
    const asked = await Promise.all(
      Array.from({ length: 20 }, () =>
        holdVisit({ ctx: world.site, input: { zip, start: nine }, locale: 'en' }),
      ),
    )
    expect(asked.filter(({ ok }) => ok)).toHaveLength(3)
    expect(asked.filter((one) => !one.ok && one.kind === 'taken')).toHaveLength(17)
    const booked = await Promise.all(
      asked.flatMap((one, index) =>
        one.ok
          ? [
              confirmVisit({
                ctx: world.site,
                token: one.token,
                input: { ...visitor, email: `p${index}@example.com` },
              }),
            ]
          : [],
      ),
    )
    expect(booked.every(({ ok }) => ok)).toBe(true)
    expect(await visits()).toHaveLength(3)
    expect(await world.leftAt(nine)).toBe(0)
  })

  it('book and hold at the same moment, and still no place is given twice', async () => {
    const tokens = [await world.hold(), await world.hold()]
    const outcomes = await Promise.all([
      ...tokens.map((token, index) =>
        confirmVisit({
          ctx: world.site,
          token,
          input: { ...visitor, email: `q${index}@example.com` },
        }),
      ),
      ...Array.from({ length: 18 }, () =>
        holdVisit({ ctx: world.site, input: { zip, start: nine }, locale: 'en' }),
      ),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await visits()).toHaveLength(2)
  })

  it('who move there from elsewhere share the last place', async () => {
    await setRules({ places: 10 })
    const tokens = []
    for (let each = 0; each < 4; each += 1) {
      tokens.push(await world.book(ten, { email: `m${each}@example.com` }))
    }
    await setRules({ places: 1 })
    const moved = await Promise.all(
      tokens.map((token) => moveVisit({ ctx: world.site, token, input: { start: nine } })),
    )
    expect(moved.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('a hold', () => {
  it('takes a place for its minutes, and none after them', async () => {
    await world.hold()
    expect(await world.leftAt(nine)).toBe(1)
    expect(await world.leftAt(nine, world.at(later(14)))).toBe(1)
    expect(await world.leftAt(nine, world.at(later(15)))).toBe(2)
  })

  it('books late where nobody was faster, and keeps what was typed where somebody was', async () => {
    await setRules({ places: 1 })
    const lateToken = await world.hold()
    const late = world.at(later(20))
    expect(await confirmVisit({ ctx: late, token: lateToken, input: visitor })).toMatchObject({
      ok: true,
    })
    const slow = await world.hold(ten)
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

  it('knows a customer who is signed in, until something else was typed', async () => {
    const address = '4 Sample Lane, Frisco, TX 75034'
    const [email, phone] = ['known@example.com', '(469) 555-0123']
    const customer = await account({ email, phone, fullName: 'Avery Known' })
    const lives = (at: string) =>
      world.site.payload.update({
        collection: 'users',
        id: customer.id,
        data: { address: at },
        overrideAccess: true,
      })
    const signedIn = await contextOf(actorOf(customer), () => sunday)
    const token = await world.hold()
    const typed = async (ctx = signedIn) => {
      const held = await heldVisit({ ctx, token })
      if (held === null || 'bookedAs' in held) throw new Error('nothing is held')
      return held.typed
    }
    await lives(address)
    expect(await typed()).toEqual({ name: 'Avery Known', email, phone, address })
    expect(await typed(world.site)).toEqual({})
    await lives('1 Main Street, Dallas, TX 75201')
    expect(await typed()).toMatchObject({ email, address: '' })
    const input = { ...visitor, phone: '12' }
    await confirmVisit({ ctx: signedIn, token, input })
    expect(await typed()).toEqual(input)
  })

  it('knows where the glass of an own quote goes, where that is in the ZIP code of the visit', async () => {
    const [here, elsewhere] = [
      `7 Quoted Court, Frisco, TX ${zip}`,
      '9 Other Road, Dallas, TX 75201',
    ]
    const [customer, other] = [
      await account({ email: 'quoted@example.com' }),
      await account({ email: 'unquoted@example.com' }),
    ]
    await aQuote(customer.id, { projectAddress: here })
    await aQuote(customer.id, { projectAddress: elsewhere })
    await aQuote(other.id, { projectAddress: elsewhere })
    const token = await world.hold()
    const addressFor = async (who: typeof customer) => {
      const held = await heldVisit({ ctx: await contextOf(actorOf(who), () => sunday), token })
      if (held === null || 'bookedAs' in held) throw new Error('nothing is held')
      return held.typed.address
    }
    expect(await addressFor(customer)).toBe(here)
    expect(await addressFor(other)).toBe('')
  })

  it('takes the place of an earlier one of the same visitor', async () => {
    const first = await world.hold()
    await holdVisit({ ctx: world.site, input: { zip, start: ten, instead: first }, locale: 'en' })
    expect(await world.leftAt(nine)).toBe(2)
    expect(await world.leftAt(ten)).toBe(1)
  })

  it('is made once into a visit, however often it is sent', async () => {
    const token = await world.hold()
    const sent = await Promise.all(
      [1, 2, 3].map(() => confirmVisit({ ctx: world.site, token, input: visitor })),
    )
    expect(await visits()).toHaveLength(1)
    const [first] = sent
    expect(first).toMatchObject({ ok: true })
    for (const other of sent) expect(other).toEqual(first)
    // and so does whoever goes back to the page of the hold
    const bookedAs = first?.ok ? first.token : ''
    expect(await heldVisit({ ctx: world.site, token })).toEqual({ bookedAs })
  })

  it.each([
    ['a time that the hours do not have', { zip, start: '2031-01-14T15:30:00.000Z' }, 'taken'],
    ['a day on which nobody comes there', { zip, start: '2031-01-15T15:00:00.000Z' }, 'taken'],
    ['a time that is too soon', { zip, start: '2031-01-07T15:00:00.000Z' }, 'taken'],
    ['a ZIP code that is none', { zip: '123', start: nine }, 'zipInvalid'],
    ['a ZIP code that nobody goes to', { zip: '10001', start: nine }, 'zipNowhere'],
    ['no time at all', { zip }, 'malformed'],
  ])('is refused for %s', async (_, input, kind) => {
    expect(await holdVisit({ ctx: world.site, input, locale: 'en' })).toEqual({ ok: false, kind })
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
    expect(await world.leftAt(nine)).toBe(1)
  })
})

describe('the weeks in which the clock changes', () => {
  it.each([
    ['forward', '2031-03-02T18:00:00Z', '2031-03-04T15:00:00.000Z', '2031-03-11T14:00:00.000Z'],
    ['back', '2031-10-26T17:00:00Z', '2031-10-28T14:00:00.000Z', '2031-11-04T15:00:00.000Z'],
  ])('%s have their visits at nine in Dallas', async (_, now, before, after) => {
    const ctx = world.at(new Date(now))
    const free = await freeVisits({ ctx, zip })
    if (!free.ok) throw new Error(free.kind)
    const firsts = free.days.flatMap(({ slots }) => slots.slice(0, 1).map(({ start }) => start))
    expect(firsts).toEqual(expect.arrayContaining([before, after]))
    expect((await holdVisit({ ctx, input: { zip, start: after }, locale: 'en' })).ok).toBe(true)
  })
})
