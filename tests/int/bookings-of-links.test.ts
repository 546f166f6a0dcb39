import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { POST as pressBook } from '@/app/api/q/visit/route'
import { POST as pressConfirm } from '@/app/api/visits/book/route'
import { POST as pressTime } from '@/app/api/visits/hold/route'
import { callOffBookedVisit, moveVisit } from '@/services/bookings/change-visit'
import { confirmVisit } from '@/services/bookings/confirm-visit'
import { freeVisits } from '@/services/bookings/free-visits'
import { heldVisit } from '@/services/bookings/held-visit'
import type { HeldVisit } from '@/services/bookings/held-visit'
import { visitOfQuote } from '@/services/bookings/own-visits'
import { progressOf } from '@/services/jobs/progress-of'
import { acceptRevision } from '@/services/links/accept-revision'
import { visitByLink } from '@/services/links/visit-by-link'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { setRules, visitor as stranger, zip } from '../fixtures/booking-world'
import { openOfficeWorld } from '../fixtures/office-world'
import { mailsTo } from '../fixtures/people'
import { deposit, sentQuotes, yes } from '../fixtures/sent-quotes'

const world = await openOfficeWorld()
afterAll(() => world.close())
beforeAll(() => setRules({ places: 9 }))
const { visitor: ctx, payload } = world
const { paid } = sentQuotes(world)
const origin = 'http://localhost:3100'

async function sent(jobSite = '1208 Sample Lane, Frisco, TX 75034'): Promise<OfficeQuote> {
  return world.sent(await world.saved({ jobSite, draft: world.draft({ deposit }) }))
}

/** The deposit is paid, and the visit to measure comes next. */
async function begun(): Promise<{ quote: OfficeQuote; token: string }> {
  const quote = await sent()
  const token = world.tokenOf(quote)
  await acceptRevision({ ctx, token, wish: yes(quote.total) })
  await paid(token)
  return { quote, token }
}

const book = (token: string) =>
  pressBook(
    new Request(`${origin}/api/q/visit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ token }),
    }),
  )

const cookieIn = (response: Response) => response.headers.get('set-cookie') ?? ''

async function freeStarts(): Promise<string[]> {
  const free = await freeVisits({ ctx, zip })
  if (!free.ok) throw new Error(free.kind)
  return free.days.flatMap(({ slots }) => slots.map(({ start }) => start))
}

/** Presses a time, as the page's form does; the secret of what is held then. */
async function held(cookie: string, fields: object = { for: 'quote' }): Promise<string> {
  const [start = ''] = await freeStarts()
  const response = await pressTime(
    new Request(`${origin}/api/visits/hold`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: new URLSearchParams({ zip, start, ...fields }),
    }),
  )
  const place = response.headers.get('location') ?? ''
  expect(place).toMatch(/^\/visit\/hold\/[\w-]{43}$/)
  return place.slice('/visit/hold/'.length)
}

async function typedIn(hold: string): Promise<HeldVisit['typed']> {
  const found = await heldVisit({ ctx, token: hold })
  if (found === null || 'bookedAs' in found) throw new Error('not held')
  return found.typed
}

async function confirmed(hold: string, more: object = {}): Promise<string> {
  const input = { ...stranger, ...more }
  const done = await confirmVisit({ ctx, token: hold, input })
  if (!done.ok) throw new Error(JSON.stringify(done))
  return done.token
}

const nextOf = async (quoteId: number) =>
  (await progressOf({ ctx, quoteIds: [quoteId] })).get(quoteId)?.next ?? null

describe('the visit that is booked from the link of a quote', () => {
  it('is asked for in words of the paper, by whoever set out from the link and by nobody else', async () => {
    const { quote, token } = await begun()
    const answer = await book(token)
    const href = '/book-visit/times?zip=75034&for=quote'
    expect(await answer.json()).toEqual({ href })
    expect(cookieIn(answer)).toMatch(
      /^visit-quote=[\w-]{43}; Path=\/api\/visits; Max-Age=3600; HttpOnly; SameSite=Lax/,
    )
    const cookie = cookieIn(answer).split(';')[0] ?? ''
    const first = await held(cookie)
    const ofPaper = {
      name: 'Jordan Sample',
      email: quote.caller.email,
      phone: quote.caller.phone,
      address: '1208 Sample Lane, Frisco, TX 75034',
      about: 'shower',
    }
    expect(await typedIn(first)).toEqual(ofPaper)
    // another time takes it along
    expect(await typedIn(await held('', { instead: first }))).toEqual(ofPaper)
    for (const [kept, fields] of [
      [cookie, {}],
      ['', { for: 'quote' }],
      [`visit-quote=${quote.number}`, { for: 'quote' }],
      [`visit-quote=${'x'.repeat(43)}`, { for: 'quote', quote: String(quote.id) }],
    ] as const) {
      const typed = await typedIn(await held(kept, fields))
      expect(Object.values(typed).filter(Boolean), kept).toEqual([])
    }
  })

  it('is that of its job, whoever else’s address is typed, and moved and called off from there', async () => {
    const { quote, token } = await begun()
    expect(await visitByLink({ ctx, token })).toMatchObject({ path: expect.any(String) as unknown })
    const cookie = cookieIn(await book(token)).split(';')[0] ?? ''
    const visit = await confirmed(await held(cookie), { email: 'wife@example.com' })
    expect(await nextOf(quote.id)).toMatchObject({ kind: 'visit', visit: { kind: 'measure' } })
    expect(await visitOfQuote(ctx, quote.id)).toMatchObject({ page: `/visit/${visit}` })
    const { docs } = await payload.find({
      collection: 'inquiries',
      where: { email: { equals: 'wife@example.com' } },
      depth: 0,
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ quote: quote.id, kind: 'visit' }])

    // pressed in a page that was open before, it books no second one
    const again = await book(token)
    expect([await again.json(), cookieIn(again)]).toEqual([{ href: null }, ''])
    const start = (await freeStarts()).at(-1)
    expect(await moveVisit({ ctx, token: visit, input: { start } })).toMatchObject({ ok: true })
    expect(await visitOfQuote(ctx, quote.id)).toMatchObject({ start })
    await callOffBookedVisit({ ctx, token: visit })
    expect(await visitOfQuote(ctx, quote.id)).toBeNull()
    expect(await nextOf(quote.id)).toBeNull()
    expect(await (await book(token)).json()).toMatchObject({ href: expect.any(String) as unknown })
  })

  it('before the yes is remembered, and taken along by the job that begins', async () => {
    const quote = await sent()
    const token = world.tokenOf(quote)
    const cookie = cookieIn(await book(token)).split(';')[0] ?? ''
    const visit = await confirmed(await held(cookie), { email: 'early@example.com' })
    expect(await visitOfQuote(ctx, quote.id)).toMatchObject({ page: `/visit/${visit}` })
    expect(await visitByLink({ ctx, token })).toEqual({ path: null })
    expect(await nextOf(quote.id)).toBeNull()
    await acceptRevision({ ctx, token, wish: yes(quote.total) })
    await paid(token)
    expect(await nextOf(quote.id)).toMatchObject({ kind: 'visit' })
  })

  it('asks for the ZIP code that the paper does not say, and opens for no other token', async () => {
    const quote = await sent('1208 Sample Lane, Plano')
    expect(await (await book(world.tokenOf(quote))).json()).toEqual({
      href: '/book-visit/times?for=quote',
    })
    for (const wrong of [quote.number, String(quote.id), 'x'.repeat(43)]) {
      const refused = await book(wrong)
      expect([refused.status, cookieIn(refused)]).toEqual([404, ''])
    }
  })

  it('is one, also where two windows held a time each and both are sent at once', async () => {
    const { quote, token } = await begun()
    const cookie = cookieIn(await book(token)).split(';')[0] ?? ''
    const holds = [await held(cookie), await held(cookie)]
    const answers = await Promise.all(
      holds.map((hold, n) =>
        pressConfirm(
          new Request(`${origin}/api/visits/book`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Origin: origin },
            body: JSON.stringify({ ...stranger, email: `window-${n}@example.com`, token: hold }),
          }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ kind: 'booked_for_quote' })
    const stands = await visitOfQuote(ctx, quote.id)
    // the form that was too late leads to the visit that stands
    const late = await Promise.all(
      holds.map((hold) => confirmVisit({ ctx, token: hold, input: stranger })),
    )
    expect(late).toEqual([
      expect.objectContaining({ token: stands?.page?.slice('/visit/'.length) }),
      expect.objectContaining({ token: stands?.page?.slice('/visit/'.length) }),
    ])
    // once it is called off, the other time can be booked
    await callOffBookedVisit({ ctx, token: stands?.page?.slice('/visit/'.length) ?? '' })
    const loser = holds[answers.findIndex(({ status }) => status === 409)]
    expect(await confirmVisit({ ctx, token: loser, input: stranger })).toMatchObject({ ok: true })
  })

  it('is where the receipt of the deposit leads to', async () => {
    const { quote, token } = await begun()
    const letters = await mailsTo(quote.caller.email)
    const receipt = letters.find(({ subject }) => subject.startsWith('Receipt'))
    expect(receipt?.text).toContain(`Book the measuring visit:\n${origin}/q/${token}#next-act`)
  })

  it('that somebody books without it is none of its own', async () => {
    const { quote } = await begun()
    await confirmed(await held('', {}), { email: quote.caller.email })
    expect(await visitOfQuote(ctx, quote.id)).toBeNull()
    expect(await nextOf(quote.id)).toBeNull()
  })
})
