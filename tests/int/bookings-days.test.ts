import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { POST as postBook } from '@/app/api/visits/book/route'
import { POST as postCallOff } from '@/app/api/visits/call-off/route'
import { GET as getDates } from '@/app/api/visits/dates/route'
import { GET as getFree } from '@/app/api/visits/free/route'
import { POST as postHold } from '@/app/api/visits/hold/route'
import { expectedDates } from '@/services/bookings/expected-dates'
import { runSql } from '../fixtures/run-sql'
import { nine, openBookingWorld, setRules, ten, visitor, zip } from '../fixtures/booking-world'

const world = openBookingWorld()

describe('the days of an order', () => {
  const made = { approveDays: 1, makeDaysLeast: 3, makeDaysMost: 8, installDays: 1 }
  const lead = { measureDays: 3, ...made }

  it('are none until the shop has said all of them', async () => {
    await setRules()
    expect(await expectedDates(world.site, 'usual')).toBeNull()
    await setRules({ ...lead, makeDaysMost: null })
    expect(await expectedDates(world.site, 'usual')).toBeNull()
  })

  it('begin with the visit that can be booked next, and move on once it is taken', async () => {
    await setRules({ ...lead, places: 1 })
    const dates = await expectedDates(world.site, 'usual')
    expect(dates).toMatchObject({ today: '2031-01-12', visit: '2031-01-14' })
    expect(dates?.installed).toEqual({ from: '2031-01-21', until: '2031-01-28' })
    for (const start of [nine, ten, '2031-01-14T17:00:00.000Z']) await world.book(start)
    expect((await expectedDates(world.site, 'usual'))?.visit).toBe('2031-01-21')
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
    const visit = booked.headers.get('Location')?.split('?')[0]
    const again = await postBook(form({ ...visitor, token, locale: 'es' }))
    expect(again.headers.get('Location')).toBe(`${visit}?said=done`)
    const corrected = await postBook(
      form({ ...visitor, token, phone: '(469) 555-0118', locale: 'es' }),
    )
    expect(corrected.headers.get('Location')).toBe(`${visit}?refused=booked_before`)
    const moveBy = (days: number) =>
      runSql(sql`update visits set start = start + ${days} * interval '1 day',
        "end" = "end" + ${days} * interval '1 day'`)
    await moveBy(-30)
    const over = await postBook(form({ ...visitor, token, locale: 'es' }))
    expect(over.headers.get('Location')).toBe(`${visit}?refused=booked_and_past`)
    await moveBy(-30)
    const long = await postBook(form({ ...visitor, token, locale: 'es' }))
    expect(long.headers.get('Location')).toBe(
      `/es/book-visit/times?zip=${zip}&refused=booked_and_past`,
    )
    await moveBy(60)
    await postCallOff(form({ token: visit?.split('/').at(-1) ?? '', locale: 'es' }))
    const late = await postBook(form({ ...visitor, token, locale: 'es' }))
    expect(late.headers.get('Location')).toBe(`${visit}?refused=booked_and_off`)
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
    const booked = await postBook(json({ ...visitor, token: held.token }))
    expect(booked.status).toBe(201)
    const first = (await booked.json()) as object
    const corrected = await postBook(
      json({ ...visitor, token: held.token, phone: '(469) 555-0118' }),
    )
    expect(corrected.status).toBe(200)
    expect(await corrected.json()).toEqual({ ...first, isUnchanged: true })
    await postCallOff(json(first))
    const late = await postBook(json({ ...visitor, token: held.token }))
    expect([late.status, await late.json()]).toEqual([
      409,
      {
        kind: 'booked_and_off',
        errors: [
          {
            field: '',
            message: 'This visit was booked, and is no longer in our calendar.',
          },
        ],
      },
    ])
  })
})
