import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Payment, Quote, User } from '@/payload-types'
import { account, soundPassword } from '../fixtures/people'
import { generalInputs, showerInputs, storePricing } from '../fixtures/stored-pricing'
import type { StoredPricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

const site = 'http://localhost:3100'

type SignedIn = { user: User; cookie: string }

let stored: StoredPricing
let avery: SignedIn
let stranger: SignedIn

beforeAll(async () => {
  stored = await storePricing(await testPayload())
  avery = await signedIn('avery@example.com')
  stranger = await signedIn('stranger@example.com')
})

/** A session as the browser has one: Payload's own sign-in gives the cookie. */
async function signedIn(email: string): Promise<SignedIn> {
  const user = await account({ email })
  const { default: config } = await import('@payload-config')
  const response = await handleEndpoints({
    config,
    request: new Request(`${site}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site },
      body: JSON.stringify({ email, password: soundPassword }),
    }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`Signing in was answered ${response.status}`)
  return { user, cookie }
}

function headersOf(person: SignedIn | null): Record<string, string> {
  return person ? { cookie: person.cookie, origin: site } : {}
}

async function save(body: unknown, person: SignedIn | null = avery): Promise<Response> {
  const { POST } = await import('@/app/api/quotes/save/route')
  return POST(
    new Request(`${site}/api/quotes/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(person) },
      body: JSON.stringify(body),
    }),
  )
}

async function resume(query: string, person: SignedIn | null = avery): Promise<Response> {
  const { GET } = await import('@/app/api/quotes/resume/route')
  return GET(new Request(`${site}/api/quotes/resume?${query}`, { headers: headersOf(person) }))
}

/** The second worked example as the builder sends it, with a fresh key. */
function shower(over: object = {}) {
  return {
    ...showerInputs(stored),
    customerName: 'Avery Sample',
    customerPhone: '(214) 555-0100',
    projectAddress: '12 Elm Street, Dallas',
    expectedTotal: 1266.96,
    requestKey: crypto.randomUUID(),
    ...over,
  }
}

type Saved = { id: number; number: string; totalCost: number }

async function saved(over: object = {}): Promise<Saved> {
  const response = await save(shower(over))
  expect(response.status).toBe(201)
  return (await response.json()) as Saved
}

async function row(id: number): Promise<Quote> {
  const payload = await testPayload()
  return payload.findByID({
    collection: 'quotes',
    id,
    depth: 0,
    joins: false,
    overrideAccess: true,
  })
}

async function quotesOf(person: SignedIn): Promise<number> {
  const payload = await testPayload()
  const { totalDocs } = await payload.count({
    collection: 'quotes',
    where: { user: { equals: person.user.id } },
    overrideAccess: true,
  })
  return totalDocs
}

async function settle(id: number): Promise<void> {
  const payload = await testPayload()
  await payload.update({
    collection: 'quotes',
    id,
    data: { status: 'payment_succeeded', paymentStatus: 'fully_paid' },
    overrideAccess: true,
    context: { settlement: true },
  })
}

/** A checkout that was begun, in a shop whose card payment is switched off meanwhile. */
async function checkoutOf(quote: Saved): Promise<Payment> {
  const payload = await testPayload()
  return payload.create({
    collection: 'payments',
    data: {
      quote: quote.id,
      user: avery.user.id,
      amount: quote.totalCost,
      currency: 'usd',
      status: 'pending_checkout',
      isDuplicate: false,
      isHeld: false,
      stripeSessionId: `cs_test_${quote.id}`,
    },
    overrideAccess: true,
  })
}

/** Staff raise the price of shower glass while `work` runs. */
async function whilePriceIs(price: number, work: () => Promise<void>): Promise<void> {
  const payload = await testPayload()
  const setPrice = (basePricePerSqFt: number) =>
    payload.update({
      collection: 'glass-types',
      id: stored.glass.shower,
      data: { basePricePerSqFt },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
  await setPrice(price)
  try {
    await work()
  } finally {
    await setPrice(45)
  }
}

describe('saving a new quote', () => {
  it('stores figures, inputs and every price, rate and name that was used', async () => {
    const quote = await saved()
    expect(quote).toEqual({
      id: expect.any(Number),
      number: expect.any(String),
      totalCost: 1266.96,
    })
    expect(quote.number).toBe(`Q-${String(quote.id).padStart(6, '0')}`)
    const inDatabase = await row(quote.id)
    expect(inDatabase).toMatchObject({
      number: quote.number,
      user: avery.user.id,
      customerName: 'Avery Sample',
      customerEmail: 'avery@example.com',
      customerPhone: '(214) 555-0100',
      projectAddress: '12 Elm Street, Dallas',
      status: 'pending_payment',
      paymentStatus: 'unpaid',
      serviceTypeContext: 'shower_glass_quote',
      thicknessMmSelected: 12.7,
      panelsDimensions: [{ widthIn: 36, heightIn: 76, role: 'door' }],
      calculatedGlassPrice: 997.5,
      calculatedInstallationFee: 0,
      totalHardwareCost: 66.5,
      subtotal: 1064,
      profitMarginAppliedPercentage: 10,
      profitAmount: 106.4,
      taxType: 'Sales Tax',
      taxRateApplied: 8.25,
      taxAmount: 96.56,
      totalCost: 1266.96,
      currencyCodeAtQuote: 'USD',
      itemizedHardware: [{ name: 'Anti-Spot Coating', costEach: 3.5, totalCost: 66.5 }],
      inputs: showerInputs(stored),
      pricingSnapshot: {
        region: { name: 'Texas', currencyCode: 'USD' },
        glassType: { name: 'Clear tempered 3/8"', basePricePerSqFt: 45, thicknessMm: 9.525 },
        finish: { key: 'standard_clear', modifier: { type: 'percentage', value: 0 } },
        hardware: [{ item: { name: 'Anti-Spot Coating', cost: 3.5 }, quantity: 1 }],
        complexityFactor: null,
        locationFactor: null,
        taxRule: { rate: 8.25, taxType: 'Sales Tax' },
        settings: { profitMarginPercentage: 10, installationBaseFee: 200 },
      },
    })
    const days = (Date.parse(inDatabase.validUntil ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  it('stores feet where the general form sent feet', async () => {
    const response = await save({
      ...shower(),
      panels: undefined,
      ...generalInputs(stored),
      expectedTotal: 3525.22,
    })
    expect(response.status).toBe(201)
    const { id } = (await response.json()) as Saved
    expect(await row(id)).toMatchObject({
      dimensionsWidthFt: 8,
      dimensionsHeightFt: 7.5,
      panelsDimensions: null,
      calculatedInstallationFee: 214.5,
    })
  })

  it('takes e-mail, owner and price from nobody but itself', async () => {
    const { id } = await saved({
      customerEmail: 'other@example.com',
      user: stranger.user.id,
      totalCost: 1,
      status: 'payment_succeeded',
      paymentStatus: 'fully_paid',
    })
    expect(await row(id)).toMatchObject({
      customerEmail: 'avery@example.com',
      user: avery.user.id,
      totalCost: 1266.96,
      paymentStatus: 'unpaid',
    })
  })

  it('notes the customer as a prospect', async () => {
    const person = await signedIn('prospect@example.com')
    expect((await save(shower(), person)).status).toBe(201)
    const payload = await testPayload()
    const { docs } = await payload.find({
      collection: 'customers',
      where: { user: { equals: person.user.id } },
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ status: 'prospect', email: 'prospect@example.com' }])
  })

  it('asks a visitor to sign in, also one whose cookie comes from another site', async () => {
    const visitor = await save(shower(), null)
    expect(visitor.status).toBe(401)
    expect(await visitor.json()).toMatchObject({ errors: [{ message: 'Not Logged In' }] })
    const { POST } = await import('@/app/api/quotes/save/route')
    const forged = new Request(`${site}/api/quotes/save`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: avery.cookie,
        origin: 'https://elsewhere.example',
      },
      body: JSON.stringify(shower()),
    })
    expect((await POST(forged)).status).toBe(401)
  })

  it('refuses what is missing or wrong, field by field, and saves nothing', async () => {
    const before = await quotesOf(avery)
    const response = await save(shower({ customerName: ' ', requestKey: 'x', thicknessMm: 0 }))
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: { field: string; message: string }[] }
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          field: 'customerName',
          message: 'Missing Customer Info: Enter name and email to save.',
        }),
        expect.objectContaining({ field: 'requestKey' }),
        expect.objectContaining({ field: 'thicknessMm' }),
      ]),
    )
    expect(await quotesOf(avery)).toBe(before)
  })
})

describe('the same request key', () => {
  it('makes one quote, sent twenty times at once', async () => {
    const person = await signedIn('eager@example.com')
    const body = shower()
    const responses = await Promise.all(Array.from({ length: 20 }, () => save(body, person)))
    const answers = await Promise.all(
      responses.map((response) => response.json() as Promise<Saved>),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await quotesOf(person)).toBe(1)
  })

  it('answers with its quote later too, though the price has moved since', async () => {
    const body = shower()
    const first = (await (await save(body)).json()) as Saved
    await whilePriceIs(50, async () => {
      const again = await save(body)
      expect(again.status).toBe(200)
      expect(await again.json()).toEqual(first)
    })
  })

  it('belongs to one account', async () => {
    const body = shower()
    const first = (await (await save(body)).json()) as Saved
    const other = await save(body, stranger)
    expect(other.status).toBe(201)
    expect(((await other.json()) as Saved).id).not.toBe(first.id)
  })
})

describe('a price that moved', () => {
  it('is asked about, and nothing is saved', async () => {
    const before = await quotesOf(avery)
    await whilePriceIs(50, async () => {
      const response = await save(shower())
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({
        kind: 'price_changed',
        quote: { glassPrice: 1108.33, totalCost: 1398.93 },
      })
    })
    expect(await quotesOf(avery)).toBe(before)
  })

  it('is asked about when an old quote is saved again', async () => {
    const quote = await saved()
    await whilePriceIs(50, async () => {
      const response = await save(shower({ quoteId: quote.id }))
      expect(response.status).toBe(409)
    })
    expect(await row(quote.id)).toMatchObject({ totalCost: 1266.96 })
  })
})

describe('saving again', () => {
  it('keeps the number and takes the new inputs and a new end', async () => {
    const quote = await saved()
    const response = await save({
      ...shower(),
      quoteId: quote.id,
      thicknessMm: 9.525,
      hardware: [],
      projectAddress: null,
      expectedTotal: 1018.09,
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ...quote, totalCost: 1018.09 })
    expect(await row(quote.id)).toMatchObject({
      number: quote.number,
      totalCost: 1018.09,
      itemizedHardware: [],
      projectAddress: null,
      inputs: { thicknessMm: 9.525 },
    })
  })

  it('makes a cancelled or expired quote payable again', async () => {
    const quote = await saved()
    const payload = await testPayload()
    await payload.update({
      collection: 'quotes',
      id: quote.id,
      data: { status: 'expired', validUntil: '2020-01-01T00:00:00.000Z' },
      overrideAccess: true,
      context: { transition: true },
    })
    expect((await save(shower({ quoteId: quote.id }))).status).toBe(200)
    const again = await row(quote.id)
    expect(again.status).toBe('pending_payment')
    expect(Date.parse(again.validUntil ?? '')).toBeGreaterThan(Date.now())
  })

  it('is refused for a paid quote, whatever became of the money', async () => {
    const quote = await saved()
    await settle(quote.id)
    const response = await save(shower({ quoteId: quote.id, customerName: 'Another' }))
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ kind: 'already_paid' })
    expect(await row(quote.id)).toMatchObject({ customerName: 'Avery Sample' })
  })

  it('changes nothing while a checkout can not be ended or its money is on the way', async () => {
    const quote = await saved()
    const payment = await checkoutOf(quote)
    const open = await save(shower({ quoteId: quote.id, customerName: 'Another' }))
    expect(open.status).toBe(502)
    expect(await open.json()).toMatchObject({ kind: 'stripe_unreachable' })
    const payload = await testPayload()
    await payload.update({
      collection: 'payments',
      id: payment.id,
      data: { status: 'processing' },
      overrideAccess: true,
      context: { settlement: true },
    })
    const onTheWay = await save(shower({ quoteId: quote.id, customerName: 'Another' }))
    expect(onTheWay.status).toBe(409)
    expect(await onTheWay.json()).toMatchObject({ kind: 'processing' })
    expect(await row(quote.id)).toMatchObject({ customerName: 'Avery Sample' })
  })

  it("finds no quote that is another's or nobody's", async () => {
    const quote = await saved()
    expect((await save(shower({ quoteId: quote.id }), stranger)).status).toBe(404)
    expect((await save(shower({ quoteId: 2_000_000_000 }))).status).toBe(404)
    expect(await row(quote.id)).toMatchObject({ user: avery.user.id })
  })
})

describe('reopening a quote', () => {
  it('gives back all that the builder needs', async () => {
    const quote = await saved()
    const response = await resume(`quote_id=${quote.id}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      id: quote.id,
      number: quote.number,
      copyOf: null,
      status: 'pending_payment',
      paymentStatus: 'unpaid',
      canUpdate: true,
      canPay: true,
      hasRunOut: false,
      serviceType: 'shower_glass_quote',
      product: null,
      inputs: showerInputs(stored),
      customer: {
        customerName: 'Avery Sample',
        customerEmail: 'avery@example.com',
        customerPhone: '(214) 555-0100',
        projectAddress: '12 Elm Street, Dallas',
      },
      quote: { totalCost: 1266.96, totalAreaSqFt: 19, taxType: 'Sales Tax' },
    })
  })

  it('shows exactly the price that was calculated', async () => {
    const quote = await saved()
    const { POST } = await import('@/app/api/quotes/calculate/route')
    const calculated = await POST(
      new Request(`${site}/api/quotes/calculate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(showerInputs(stored)),
      }),
    )
    const resumed = (await (await resume(`quote_id=${quote.id}`)).json()) as { quote: unknown }
    expect(resumed.quote).toEqual(await calculated.json())
  })

  it('shows a paid quote with its lines, its day and its glass, to be read alone', async () => {
    const quote = await saved()
    const open = (await (await resume(`quote_id=${quote.id}`)).json()) as { quote: unknown }
    await settle(quote.id)
    const paid = await resume(`quote_id=${quote.id}`)
    expect(await paid.json()).toMatchObject({
      number: quote.number,
      canUpdate: false,
      canPay: false,
      quote: open.quote,
      paid: {
        paymentStatus: 'fully_paid',
        isFolded: false,
        glassName: expect.stringMatching(/./) as string,
        pricedAt: expect.stringMatching(/^\d{4}-/) as string,
      },
    })
    expect((await resume(`quote_id=${quote.id}`, stranger)).status).toBe(404)
  })

  it('opens a paid quote only as a new one', async () => {
    const quote = await saved()
    await settle(quote.id)
    const paid = await resume(`quote_id=${quote.id}`)
    expect(await paid.json()).toMatchObject({ id: quote.id, canUpdate: false, canPay: false })
    const copy = await resume(`quote_id=${quote.id}&as=new`)
    expect(await copy.json()).toMatchObject({
      id: null,
      number: null,
      copyOf: quote.number,
      inputs: showerInputs(stored),
      quote: null,
    })
  })

  it("is for its owner alone, and says the same of another's quote as of none", async () => {
    const quote = await saved()
    const others = await resume(`quote_id=${quote.id}`, stranger)
    const none = await resume('quote_id=2000000000', stranger)
    expect(others.status).toBe(404)
    expect(await others.json()).toEqual(await none.json())
    expect((await resume(`quote_id=${quote.id}`, null)).status).toBe(401)
    for (const query of ['', 'quote_id=', 'quote_id=x', 'quote_id=1e99', 'quote_id=-1']) {
      expect((await resume(query)).status).toBe(404)
    }
  })
})

describe('the list of own quotes', () => {
  it('says of each what it is, what it costs and what can be done', async () => {
    const person = await signedIn('lister@example.com')
    const first = (await (await save(shower(), person)).json()) as Saved
    const second = (await (await save(shower(), person)).json()) as Saved
    await settle(first.id)
    const { ownQuotes } = await import('@/services/quotes/own-quotes')
    const { actorOf, contextOf } = await import('../fixtures/people')
    const list = await ownQuotes({ ctx: await contextOf(actorOf(person.user)) })
    expect(list).toHaveLength(2)
    expect(list.find(({ id }) => id === second.id)).toMatchObject({
      number: second.number,
      serviceType: 'shower_glass_quote',
      glassName: 'Clear tempered 3/8"',
      finishName: 'standard_clear',
      totalCost: 1266.96,
      currencyCode: 'USD',
      status: 'pending_payment',
      hasRunOut: false,
      canResume: true,
      canPay: true,
    })
    expect(list.find(({ id }) => id === first.id)).toMatchObject({
      status: 'payment_succeeded',
      canResume: false,
      canPay: false,
    })
    const later = new Date(Date.now() + 31 * 86_400_000)
    const run = await ownQuotes({ ctx: await contextOf(actorOf(person.user), () => later) })
    expect(run.find(({ id }) => id === second.id)?.hasRunOut).toBe(true)
  })

  it('is empty for a visitor', async () => {
    const { ownQuotes } = await import('@/services/quotes/own-quotes')
    const { contextOf } = await import('../fixtures/people')
    expect(await ownQuotes({ ctx: await contextOf(null) })).toEqual([])
  })
})
