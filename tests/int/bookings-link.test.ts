import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { callOffBookedVisit, moveVisit } from '@/services/bookings/change-visit'
import { confirmVisit } from '@/services/bookings/confirm-visit'
import { nine, openBookingWorld, setRules, ten, visitor, visits } from '../fixtures/booking-world'
import { mailsTo } from '../fixtures/people'
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
