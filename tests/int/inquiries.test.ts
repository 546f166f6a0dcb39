import { beforeAll, describe, expect, it } from 'vitest'
import { POST as postContact } from '@/app/api/inquiries/contact/route'
import { POST as postDesign } from '@/app/api/inquiries/design/route'
import { POST as postQuote } from '@/app/api/inquiries/quote/route'
import { POST as postSurvey } from '@/app/api/inquiries/survey/route'
import { POST as postCalculate } from '@/app/api/quotes/calculate/route'
import { usualStorefront } from '@/domain/storefront/storefront'
import { sendContactInquiry } from '@/services/inquiries/send-contact-inquiry'
import type { Inquiry } from '@/payload-types'
import { account, contextOf, mailsTo } from '../fixtures/people'
import { showerInputs, storePricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

const sales = 'sales@trinityedgeglass.example'

function call(body: unknown): Request {
  return new Request('http://localhost:3100/api/inquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3100' },
    body: JSON.stringify(body),
  })
}

async function stored(name: string): Promise<Inquiry[]> {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'inquiries',
    where: { name: { equals: name } },
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

async function customersWith(email: string) {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'customers',
    where: { email: { equals: email } },
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

const contact = (name: string, email: string) => ({
  name,
  email,
  message: 'A mirror for the gym.\nTen feet wide.',
  service: 'Mirrors & Tabletops',
})

describe('POST /api/inquiries/contact', () => {
  it('keeps the message, writes to sales and sender, and enters a lead', async () => {
    const response = await postContact(call(contact('Casey Contact', 'Casey@Example.com')))
    expect(response.status).toBe(201)
    expect(await stored('Casey Contact')).toEqual([
      expect.objectContaining({
        kind: 'contact',
        email: 'casey@example.com',
        service: 'Mirrors & Tabletops',
        progress: 'new',
        isSpam: false,
      }),
    ])
    const toSales = (await mailsTo(sales)).find(({ text }) => text.includes('Casey Contact'))
    expect(toSales?.subject).toBe('New inquiry: Mirrors & Tabletops')
    expect(toSales?.replyTo).toBe('casey@example.com')
    expect(toSales?.text).toContain('Ten feet wide.')
    const [thanks] = await mailsTo('casey@example.com')
    expect(thanks?.subject).toBe('We have your inquiry')
    expect(`${thanks?.text}${thanks?.html}`).not.toMatch(/gym|Casey/)
    expect(await customersWith('casey@example.com')).toEqual([
      expect.objectContaining({ status: 'lead', source: 'website_inquiry' }),
    ])
  })

  it('writes in the name that the company has today, with what is known of it', async () => {
    const payload = await testPayload()
    await payload.updateGlobal({
      slug: 'company',
      data: { name: 'Panes & Co', phoneGeneral: '(469) 555-0100' },
      overrideAccess: true,
    })
    await postContact(call(contact('Nora New', 'nora@example.com')))
    const toSales = (await mailsTo(sales)).find(({ text }) => text.includes('Nora New'))
    const [thanks] = await mailsTo('nora@example.com')
    for (const letter of [toSales, thanks]) {
      expect(letter?.from).toEqual({
        name: 'Panes & Co',
        address: 'hello@trinityedgeglass.example',
      })
      expect(letter?.text).toMatch(/-- \nPanes & Co\n\(469\) 555-0100$/)
      expect(letter?.html).not.toContain('Trinity')
    }
  })

  it('names no service to sales where none was chosen', async () => {
    await postContact(call({ ...contact('Any Service', 'any@example.com'), service: '' }))
    const toSales = (await mailsTo(sales)).find(({ text }) => text.includes('Any Service'))
    expect(toSales?.subject).toBe('New inquiry through the contact form')
    expect(toSales?.text).not.toContain('Service:')
  })

  it('makes one lead of two messages', async () => {
    await postContact(call(contact('Twice Writing', 'twice@example.com')))
    await postContact(call(contact('Twice Writing', 'twice@example.com')))
    expect(await stored('Twice Writing')).toHaveLength(2)
    expect(await customersWith('twice@example.com')).toHaveLength(1)
  })

  it('changes nothing of a customer whose address a stranger gives, but the last contact', async () => {
    const payload = await testPayload()
    const user = await account({ email: 'owner@example.com' })
    const row = { name: 'The Owner', email: 'owner@example.com', user: user.id } as const
    await payload.create({
      collection: 'customers',
      data: { ...row, status: 'active_customer' },
      overrideAccess: true,
    })
    await postContact(call({ ...contact('A Stranger', 'owner@example.com'), phone: '4695550199' }))
    const rows = await customersWith('owner@example.com')
    expect(rows).toEqual([expect.objectContaining({ ...row, status: 'active_customer' })])
    expect(rows[0]?.phone ?? null).toBeNull()
    expect(rows[0]?.lastContactDate).toBeTruthy()
  })

  it.each([
    ['a filled honeypot', 'Bot One', { website: 'https://spam.example' }],
    [
      'an advertisement within the moment',
      'Bot Two',
      { elapsedMs: 100, message: 'https://a.example https://b.example' },
    ],
  ])('keeps %s as spam and does nothing more', async (_, name, traces) => {
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
    const ctx = await contextOf(null, () => new Date('2026-03-01T12:00:00.000Z'))
    const input = { ...contact(name, email), ...traces }
    expect(await sendContactInquiry({ ctx, input, locale: 'en' })).toEqual({ ok: true })
    expect(await stored(name)).toEqual([expect.objectContaining({ isSpam: true })])
    expect(await mailsTo(email)).toEqual([])
    expect((await mailsTo(sales)).some(({ text }) => text.includes(name))).toBe(false)
    expect(await customersWith(email)).toEqual([])
  })

  it('tells a program nothing that it does not tell people', async () => {
    const person = await postContact(call(contact('A Person', 'person@example.com')))
    const bot = await postContact(
      call({ ...contact('A Bot', 'bot@example.com'), website: 'https://spam.example' }),
    )
    expect(bot.status).toBe(person.status)
    expect(await bot.text()).toBe(await person.text())
  })

  it('names what is missing and keeps nothing', async () => {
    const response = await postContact(call({ name: 'Half Done', email: 'half@' }))
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: [
        { field: 'email', message: 'A valid email is required.' },
        { field: 'message', message: 'This field is required.' },
      ],
    })
    expect(await stored('Half Done')).toEqual([])
  })
})

describe('POST /api/inquiries/design', () => {
  it('keeps the idea as one message under its fixed service', async () => {
    const response = await postDesign(
      call({
        envisionedItem: 'Other (please specify)',
        otherItem: 'A lamp',
        location: 'Hall',
        description: 'Tall and green.',
        name: 'Dana Design',
        email: 'dana@example.com',
      }),
    )
    expect(response.status).toBe(201)
    expect(await stored('Dana Design')).toEqual([
      expect.objectContaining({
        kind: 'design',
        service: 'Custom Glass Furniture',
        message: 'Item: A lamp\nLocation: Hall\nDescription: Tall and green.\nInspiration: N/A',
      }),
    ])
  })

  it('asks for location and description in the specification’s words', async () => {
    const response = await postDesign(
      call({ envisionedItem: 'Coffee Table', name: 'X', email: 'x@example.com' }),
    )
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: [
        { field: 'location', message: 'This field is required.' },
        { field: 'description', message: 'This field is required.' },
      ],
    })
  })
})

describe('POST /api/inquiries/quote', () => {
  let request: Record<string, unknown>
  let total: number

  beforeAll(async () => {
    request = showerInputs(await storePricing(await testPayload()))
    const priced = (await (await postCalculate(call(request))).json()) as { totalCost: number }
    total = priced.totalCost
    expect(total).toBeGreaterThan(0)
  })

  it('keeps the configuration with the server’s own total', async () => {
    const response = await postQuote(
      call({ name: 'Quinn Quote', phone: '(469) 555-0117', request, total: 1 }),
    )
    expect(response.status).toBe(201)
    const [inquiry] = await stored('Quinn Quote')
    expect(inquiry).toMatchObject({
      kind: 'quote',
      phone: '(469) 555-0117',
      service: 'Shower glass',
      quoteTotal: total,
      quoteCurrencyCode: 'USD',
      quoteConfiguration: {
        shownTotal: 1,
        quote: { totalCost: total },
        lines: expect.arrayContaining(['36 × 76 in']) as string[],
      },
    })
    const toSales = (await mailsTo(sales)).find(({ text }) => text.includes('Quinn Quote'))
    expect(toSales?.subject).toContain('New inquiry with a price: Shower glass, $')
    expect(toSales?.text).toContain('Total the customer saw: $1.00')
  })

  it('tells the sender the total', async () => {
    await postQuote(call({ name: 'Mail Me', email: 'mail.me@example.com', request, total }))
    const [thanks] = await mailsTo('mail.me@example.com')
    expect(thanks?.text).toContain('The estimate you sent us comes to $')
  })

  it('refuses what can’t be priced, and senders who can’t be reached', async () => {
    const unreachable = await postQuote(call({ name: 'No Way', request, total }))
    expect(unreachable.status).toBe(422)
    expect(await unreachable.json()).toEqual({
      errors: [{ field: 'email', message: 'Please leave an email address or a phone number.' }],
    })
    const unpriced = await postQuote(
      call({ name: 'No Way', email: 'no.way@example.com', request: { serviceType: 'x' }, total }),
    )
    expect(unpriced.status).toBe(422)
    expect(await stored('No Way')).toEqual([])
  })
})

describe('POST /api/inquiries/survey', () => {
  const sender = { name: 'Frankie Front', phone: '(469) 555-0118', address: '100 Example St' }

  it('keeps the drawing and the range that the server works out, and no total', async () => {
    const payload = await testPayload()
    const { id: glassTypeId } = await payload.create({
      collection: 'glass-types',
      data: {
        name: 'Tempered unit 1"',
        category: 'insulated',
        thicknessMm: 25.4,
        basePricePerSqFt: 32,
        safety: 'tempered',
        isStandard: true,
        includesShowerInstallation: false,
        active: true,
        displayOrder: 40,
      },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
    const asked = { ...sender, storefront: usualStorefront, glassTypeId, message: 'Mornings.' }
    const response = await postSurvey(call({ ...asked, range: { low: 1, high: 2 } }))
    expect(response.status).toBe(201)
    const [inquiry] = await stored('Frankie Front')
    expect(inquiry).toMatchObject({
      kind: 'quote',
      service: 'Commercial glass',
      quoteTotal: null,
      quoteConfiguration: { storefront: usualStorefront, glassTypeId },
    })
    const { range } = inquiry?.quoteConfiguration as { range: { low: number; high: number } }
    // 181 sq ft at 32 dollars are 5793; with a fee, margin and tax at least 6900
    expect(range.low).toBeGreaterThan(6800)
    expect(range.high).toBeGreaterThan(range.low)
    const toSales = (await mailsTo(sales)).find(({ text }) => text.includes('Frankie Front'))
    expect(toSales?.text).toContain('Storefront 20′ 0″ × 10′ 0″, a pair of doors, 72 in')
    expect(toSales?.text).toContain('Address: 100 Example St')
    expect(toSales?.text).toContain('Mornings.')
  })

  it('keeps the drawing also where no glass is named, and refuses what is no front', async () => {
    const noGlass = { ...sender, name: 'Noel Noglass', glassTypeId: null }
    expect((await postSurvey(call({ ...noGlass, storefront: usualStorefront }))).status).toBe(201)
    expect(await stored('Noel Noglass')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('Glass: not chosen') as string }),
    ])
    for (const storefront of [
      null,
      { ...usualStorefront, widthIn: 1e9 },
      { ...usualStorefront, doors: 'twelve' },
      { ...usualStorefront, lites: Array.from({ length: 99 }, () => null) },
    ]) {
      const refused = await postSurvey(
        call({ ...sender, name: 'Bad Front', storefront, glassTypeId: null }),
      )
      expect(refused.status).toBe(422)
    }
    expect(await stored('Bad Front')).toEqual([])
  })
})
