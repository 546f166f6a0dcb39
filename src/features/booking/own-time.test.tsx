import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { FreeDay } from '@/domain/booking/slots'
import { DayTimes } from './day-times'
import { DayWeeks } from './day-weeks'

vi.mock('next-intl/server', async () => {
  const { translatorOf } = await import('@/i18n/translator')
  type Asked = { locale: 'en'; namespace: 'booking.times' }
  return { getTranslations: ({ locale, namespace }: Asked) => translatorOf(locale, namespace) }
})

/** From nine to ten and from eleven to twelve where the shop is; the visit is between them. */
const slots = [
  { start: '2027-01-12T15:00:00.000Z', end: '2027-01-12T16:00:00.000Z', left: 1 },
  { start: '2027-01-12T17:00:00.000Z', end: '2027-01-12T18:00:00.000Z', left: 2 },
]
const own = { start: '2027-01-12T16:00:00.000Z', end: '2027-01-12T17:00:00.000Z' }
const day: FreeDay = { day: '2027-01-12', state: 'free', slots }
const locale = 'en'

async function times(visit: typeof own | undefined) {
  const form = { action: '/api/visits/move', fields: {}, lead: 'Move the visit here' }
  return renderToStaticMarkup(await DayTimes({ locale, day, own: visit, ...form }))
}

async function weeks(days: FreeDay[]) {
  return renderToStaticMarkup(
    await DayWeeks({ locale, days, chosen: '2027-01-13', own, hrefOf: (at) => `?day=${at}` }),
  )
}

it('shows the time of the visit among the others, where it is no button', async () => {
  const rows = (await times(own)).split('<li>').slice(1)
  expect(rows.map((row) => row.startsWith('<button'))).toEqual([true, false, true])
  expect(rows[1]).toMatch(/aria-current="time".*10:00.*your visit now/)
  expect((await times(undefined)).split('<li>')).toHaveLength(3)
})

it('keeps AM apart from its hour in the type of headings, and on its line', async () => {
  expect(await times(own)).toContain('10:00\u00a0–\u2060\u00a011:00\u00a0AM')
})

it('marks the day of the visit, whether another time of it is free or none', async () => {
  const other: FreeDay = { ...day, day: '2027-01-13' }
  expect(await weeks([day, other])).toContain(
    'aria-label="Tuesday, January 12, your visit now: 2 times free"',
  )
  expect(await weeks([day, other])).toContain('aria-label="Wednesday, January 13: 2 times free"')
  const full: FreeDay = { ...day, state: 'full', slots: [] }
  const page = await weeks([full, other])
  expect(page).toContain('Tuesday, January 12: your visit now')
  expect(page.match(/day-own/g)).toHaveLength(2)
  expect(page).toContain(
    'Your visit now: Tuesday, January\u00a012, 10:00\u00a0–\u2060\u00a011:00\u00a0AM',
  )
})
