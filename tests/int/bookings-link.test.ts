import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { callOffBookedVisit, moveVisit } from '@/services/bookings/change-visit'
import { confirmVisit } from '@/services/bookings/confirm-visit'
import { ownVisits } from '@/services/bookings/own-visits'
import {
  nine,
  openBookingWorld,
  setRules,
  sunday,
  ten,
  visitor,
  visits,
} from '../fixtures/booking-world'
import { account, actorOf, contextOf, mailsTo } from '../fixtures/people'
import { runSql } from '../fixtures/run-sql'

const world = openBookingWorld()
const sales = 'sales@trinityedgeglass.example'

describe('the link of a visit', () => {
  it('moves it: the old time is free again, customer and shop are told', async () => {
    const token = await world.book()
    expect(await moveVisit({ ctx: world.site, token, input: { start: ten } })).toMatchObject({
      ok: true,
    })
    expect(await world.leftAt(nine)).toBe(2)
    expect(await world.leftAt(ten)).toBe(1)
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
    const token = await world.book()
    await world.hold(ten)
    expect(await moveVisit({ ctx: world.site, token, input: { start: ten } })).toEqual({
      ok: false,
      kind: 'taken',
    })
    expect((await visits())[0]?.start).toBe(nine)
  })

  it('is at hand for whoever booked it signed in, and for nobody else', async () => {
    const [owner, other] = await Promise.all(
      ['owner@example.com', visitor.email].map(async (email) =>
        contextOf(actorOf(await account({ email })), () => sunday),
      ),
    )
    if (!owner || !other) throw new Error('no accounts')
    const booked = await confirmVisit({ ctx: owner, token: await world.hold(), input: visitor })
    if (!booked.ok) throw new Error(JSON.stringify(booked))
    const [visit] = await ownVisits(owner)
    expect(visit).toMatchObject({ start: nine, page: `/visit/${booked.token}` })
    // the same address, but another account
    for (const stranger of [other, world.site]) expect(await ownVisits(stranger)).toEqual([])
    await callOffBookedVisit({ ctx: world.site, token: booked.token })
    expect(await ownVisits(owner)).toEqual([])
  })

  it('calls it off, once', async () => {
    const token = await world.book()
    expect(await callOffBookedVisit({ ctx: world.site, token })).toMatchObject({ ok: true })
    expect(await world.leftAt(nine)).toBe(2)
    const letters = await mailsTo('casey@example.com')
    expect(letters.at(-1)?.subject).toBe('Your visit on Tuesday, January 14 is called off')
    expect(letters.at(-1)?.calendar).toContain('METHOD:CANCEL')
    expect(await callOffBookedVisit({ ctx: world.site, token })).toEqual({
      ok: false,
      kind: 'called_off',
    })
    expect(await moveVisit({ ctx: world.site, token, input: { start: ten } })).toMatchObject({
      kind: 'called_off',
    })
  })

  it('changes nothing less than a day before', async () => {
    const token = await world.book()
    const late = world.at(new Date('2031-01-13T15:00:01Z'))
    expect(await moveVisit({ ctx: late, token, input: { start: ten } })).toMatchObject({
      kind: 'too_late',
    })
    expect(await callOffBookedVisit({ ctx: late, token })).toMatchObject({ kind: 'too_late' })
    const intime = world.at(new Date('2031-01-13T15:00:00Z'))
    expect(await callOffBookedVisit({ ctx: intime, token })).toMatchObject({ ok: true })
  })

  it('that is wrong, that was a hold’s, or that ended says the same', async () => {
    const token = await world.book()
    const held = await world.hold(ten)
    for (const wrong of ['', 'x'.repeat(43), held, null, `${token}x`]) {
      expect(await callOffBookedVisit({ ctx: world.site, token: wrong })).toEqual({
        ok: false,
        kind: 'not_found',
      })
    }
    const ended = world.at(new Date('2031-02-14T15:00:00Z'))
    expect(await callOffBookedVisit({ ctx: ended, token })).toMatchObject({ kind: 'not_found' })
    expect(await confirmVisit({ ctx: world.site, token, input: visitor })).toMatchObject({
      kind: 'not_found',
    })
  })
})
