import { describe, expect, it } from 'vitest'
import { daysAfter, shopDayOf, shopTimeOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { asAnotherProcess, untilWaitedFor } from '../fixtures/another-process'
import { openQuoteShop, owner, site } from '../fixtures/saved-quotes'
import type { Saved } from '../fixtures/saved-quotes'
import { generalInputs, showerInputs } from '../fixtures/stored-pricing'

const { avery, payload, pricing, quotesOf, row, save, saved, shower, stranger, whilePriceIs } =
  await openQuoteShop()

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
      panelsDimensions: [{ widthIn: 36, heightIn: 76, role: 'fixed' }],
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
      inputs: showerInputs(pricing),
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
    const lastDay = daysAfter(shopDayOf(new Date(), timeZone), 30)
    expect(shopTimeOf(new Date(inDatabase.validUntil ?? ''), timeZone)).toBe(`${lastDay}T23:59`)
  })

  it('stores feet where the general form sent feet', async () => {
    const response = await save({
      ...shower(),
      panels: undefined,
      ...generalInputs(pricing),
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
    const person = await owner('prospect@example.com')
    expect((await save(shower(), person)).status).toBe(201)
    const { docs } = await payload.find({
      collection: 'customers',
      where: { user: { equals: person.user.id } },
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ status: 'prospect', email: 'prospect@example.com' }])
  })

  it('asks a visitor to sign in, and takes nothing that another site sends', async () => {
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
    expect((await POST(forged)).status).toBe(403)
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

describe('what a rule about glass blocks', () => {
  const tall = { panels: [{ widthIn: 20, heightIn: 121 }] }

  it('is not saved, neither as a quote of its own nor under the number of another', async () => {
    const quote = await saved()
    const before = await quotesOf(avery)
    for (const body of [shower(tall), shower({ ...tall, quoteId: quote.id })]) {
      const response = await save(body)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        errors: [{ field: 'panels.0.heightIn', message: expect.stringContaining('120 inches') }],
        verdicts: [{ rule: 'height-1-2', level: 'block' }],
      })
    }
    expect(await quotesOf(avery)).toBe(before)
    expect(await row(quote.id)).toMatchObject({ totalCost: 1266.96 })
  })
})

describe('the same request key', () => {
  it('makes one quote, sent twenty times at once', async () => {
    const person = await owner('eager@example.com')
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

  /** Holds a new or an old quote back in the middle of its saving, and raises the price meanwhile. */
  async function savedWhilePriceRises(
    body: ReturnType<typeof shower>,
    lock: string,
  ): Promise<Response> {
    return asAnotherProcess(async (client) => {
      const setPrice = (price: number) =>
        client.query('update glass_types set base_price_per_sq_ft = $1 where id = $2', [
          price,
          pricing.glass.shower,
        ])
      await client.query('begin')
      await client.query(lock)
      const saving = save(body)
      await untilWaitedFor(client)
      await setPrice(50)
      await client.query('commit')
      try {
        return await saving
      } finally {
        await setPrice(45)
      }
    })
  }

  it('is noticed in the middle of saving', async () => {
    const before = await quotesOf(avery)
    const body = shower()
    const key = `quote:${avery.user.id}:${body.requestKey}`
    const lock = `select pg_advisory_xact_lock(hashtextextended('${key}', 0))`
    const response = await savedWhilePriceRises(body, lock)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ quote: { totalCost: 1398.93 } })
    expect(await quotesOf(avery)).toBe(before)
  })

  it('is noticed in the middle of saving an old quote again', async () => {
    const { id } = await saved()
    const lock = `select 1 from quotes where id = ${id} for update`
    const response = await savedWhilePriceRises(shower({ quoteId: id }), lock)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ quote: { totalCost: 1398.93 } })
    expect(await row(id)).toMatchObject({ totalCost: 1266.96 })
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
