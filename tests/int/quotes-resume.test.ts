import { describe, expect, it } from 'vitest'
import { ownQuotes } from '@/services/quotes/own-quotes'
import { actorOf, contextOf } from '../fixtures/people'
import { openQuoteShop, owner, site } from '../fixtures/saved-quotes'
import type { Saved } from '../fixtures/saved-quotes'
import { showerInputs } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

const { pricing, resume, save, saved, settle, shower, stranger } = await openQuoteShop()

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
      inputs: showerInputs(pricing),
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
        body: JSON.stringify(showerInputs(pricing)),
      }),
    )
    const resumed = (await (await resume(`quote_id=${quote.id}`)).json()) as { quote: unknown }
    const { verdicts, ...price } = (await calculated.json()) as Record<string, unknown>
    expect(verdicts).toEqual([])
    expect(resumed.quote).toEqual(price)
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
        work: { drawn: 'enclosure', panels: [{ widthIn: 36, heightIn: 76 }] },
      },
    })
    expect((await resume(`quote_id=${quote.id}`, stranger)).status).toBe(404)
  })

  it('shows a paid quote as an estimate until it is measured', async () => {
    const payload = await testPayload()
    const quote = await saved()
    await settle(quote.id)
    const final = async () => {
      const { paid } = (await (await resume(`quote_id=${quote.id}`)).json()) as {
        paid: { areSizesFinal: boolean }
      }
      return paid.areSizesFinal
    }
    expect(await final()).toBe(false)
    await payload.update({
      collection: 'quotes',
      id: quote.id,
      data: { measurements: 'final' },
      overrideAccess: true,
    })
    expect(await final()).toBe(true)
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
      inputs: showerInputs(pricing),
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
    const person = await owner('lister@example.com')
    const first = (await (await save(shower(), person)).json()) as Saved
    const second = (await (await save(shower(), person)).json()) as Saved
    await settle(first.id)
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
      due: { purpose: 'full', amount: 1266.96 },
    })
    expect(list.find(({ id }) => id === first.id)).toMatchObject({
      status: 'payment_succeeded',
      canResume: false,
      due: null,
    })
    const later = new Date(Date.now() + 31 * 86_400_000)
    const run = await ownQuotes({ ctx: await contextOf(actorOf(person.user), () => later) })
    expect(run.find(({ id }) => id === second.id)?.hasRunOut).toBe(true)
  })

  it('is empty for a visitor', async () => {
    expect(await ownQuotes({ ctx: await contextOf(null) })).toEqual([])
  })
})
