import { beforeAll, describe, expect, it } from 'vitest'
import { firstDay, putAwayKey } from '@/services/office/first-day'
import { firstPriceSteps, wayToFirstPrice } from '@/services/office/first-price'
import { quotesOfCustomer } from '@/services/office/quotes-of-customer'
import { findNumbered } from '@/services/office-quotes/find-numbered'
import { whatWaits } from '@/services/office/what-waits'
import type { Role } from '@/domain/account/roles'
import type { Actor } from '@/services/context'
import { account, actorOf, contextOf } from '../fixtures/people'
import { aPaidQuote, aQuote, customerData, inquiryData, paymentData } from '../fixtures/rows'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { testPayload } from '../setup/database'

const people: Partial<Record<Role, Actor>> = {}
let openQuote: number
let paidQuote: number
let customerId: number

const contextAs = (role: Role) => contextOf(people[role] ?? null)

beforeAll(async () => {
  const payload = await testPayload()
  for (const role of ['customer', 'staff', 'office', 'admin'] as const) {
    people[role] = actorOf(await account({ email: `${role}@example.com`, role }))
  }
  const owner = people.customer?.id ?? 0
  openQuote = await aQuote(owner)
  paidQuote = await aPaidQuote(owner)
  const asServer = { overrideAccess: true } as const
  for (const data of [
    { ...inquiryData(), name: 'Waits', progress: 'new' as const },
    { ...inquiryData(), name: 'Answered', progress: 'answered' as const },
    { ...inquiryData(), name: 'Spam', progress: 'new' as const, isSpam: true },
  ]) {
    await payload.create({ collection: 'inquiries', data, ...asServer })
  }
  const held = { ...(await paymentData(owner)), isHeld: true }
  await payload.create({ collection: 'payments', data: held, ...asServer })
  const customer = await payload.create({
    collection: 'customers',
    data: { ...customerData(), user: owner },
    ...asServer,
  })
  customerId = customer.id
})

describe('whatWaits', () => {
  it('tells the administrator of new inquiries, unpaid quotes and held payments', async () => {
    const waiting = await whatWaits({ ctx: await contextAs('admin') })
    expect(waiting?.inquiries?.latest.map(({ name }) => name)).toEqual(['Waits'])
    expect(waiting?.quotes?.latest.map(({ id }) => id)).toContain(openQuote)
    expect(waiting?.quotes?.latest.every(({ status }) => status === 'pending_payment')).toBe(true)
    expect(waiting?.held?.count).toBe(1)
  })

  it('names what is paid until an administrator calls its work finished', async () => {
    const paidNow = async () =>
      (await whatWaits({ ctx: await contextAs('staff') }))?.paid?.latest.map(({ id }) => id)
    expect(await paidNow()).toEqual([paidQuote])
    const cookie = await signIn('admin@example.com')
    const call = { method: 'PATCH', cookie }
    const finish = (workDone: boolean) =>
      rest(`/quotes/${paidQuote}`, { ...call, body: { workDone } })
    expect((await finish(true)).status).toBe(200)
    expect(await paidNow()).toEqual([])
    expect((await finish(false)).status).toBe(200)
    expect(await paidNow()).toEqual([paidQuote])
  })

  it('names every quote with a part paid, and each open dispute by when it is answered', async () => {
    const payload = await testPayload()
    const owner = people.customer?.id ?? 0
    const standing = [
      { paymentStatus: 'partially_refunded', measurements: 'estimated' },
      { paymentStatus: 'disputed', measurements: 'estimated' },
      { paymentStatus: 'deposit_paid', measurements: 'final' },
    ] as const
    const settlement = { overrideAccess: true, context: { settlement: true } } as const
    const ids: number[] = []
    for (const change of standing) {
      const id = await aQuote(owner)
      const data = { ...change, status: 'deposit_paid' as const }
      await payload.update({ collection: 'quotes', id, data, ...settlement })
      ids.push(id)
    }
    for (const disputeDueBy of ['2027-02-02T00:00:00.000Z', '2027-01-02T00:00:00.000Z']) {
      const data = {
        ...(await paymentData(owner)),
        status: 'disputed' as const,
        disputeOutcome: 'open' as const,
        disputeDueBy,
      }
      await payload.create({ collection: 'payments', data, ...settlement })
    }
    const waiting = await whatWaits({ ctx: await contextAs('office') })
    expect(waiting?.deposits?.latest.map(({ id }) => id).reverse()).toEqual(ids.slice(0, 2))
    expect(waiting?.balances?.latest.map(({ id }) => id)).toEqual(ids.slice(2))
    expect(waiting?.disputes?.latest.map(({ disputeDueBy }) => disputeDueBy)).toEqual([
      '2027-01-02T00:00:00.000Z',
      '2027-02-02T00:00:00.000Z',
    ])
    expect((await whatWaits({ ctx: await contextAs('staff') }))?.disputes).toBeNull()
  })

  it('counts the very rows that the list behind it shows', async () => {
    const cookie = await signIn('admin@example.com')
    const waiting = await whatWaits({ ctx: await contextAs('admin') })
    for (const name of [
      'inquiries',
      'deposits',
      'balances',
      'disputes',
      'paid',
      'quotes',
      'held',
    ] as const) {
      const list = waiting?.[name]?.list.replace('/admin/collections', '') ?? ''
      const shown = docsOf(await rest(`${list}&limit=100&depth=0`, { cookie }))
      expect(shown.length).toBeGreaterThan(0)
      expect(shown).toHaveLength(waiting?.[name]?.count ?? -1)
    }
  })

  it('leads to one’s own rows and nobody’s, without what unfolds the form of filters', async () => {
    const payload = await testPayload()
    const asServer = { collection: 'inquiries', overrideAccess: true } as const
    const of = (assignedTo: number | undefined) =>
      payload.create({ ...asServer, data: { ...inquiryData(), assignedTo } })
    const rows = [await of(people.office?.id), await of(people.admin?.id), await of(undefined)]
    const mine = await whatWaits({ ctx: await contextAs('office'), onlyMine: true })
    const list = mine?.inquiries?.list.replace('/admin/collections', '') ?? ''
    expect(list).not.toContain('where[or]')
    const cookie = await signIn('office@example.com')
    const shown = docsOf(await rest(`${list}&limit=100&depth=0`, { cookie })).map(({ id }) => id)
    expect(shown).toHaveLength(mine?.inquiries?.count ?? -1)
    const [own, anothers, nobodys] = rows.map(({ id }) => id)
    expect(shown).toEqual(expect.arrayContaining([own, nobodys]))
    expect(shown).not.toContain(anothers)
    for (const { id } of rows) await payload.delete({ ...asServer, id })
  })

  it('tells nobody but the administrator what he alone ends, and visitors nothing at all', async () => {
    for (const role of ['staff', 'office'] as const) {
      const waiting = await whatWaits({ ctx: await contextAs(role) })
      expect(waiting).toMatchObject({ inquiries: { count: 1 }, held: null, undone: null })
    }
    expect(await whatWaits({ ctx: await contextAs('customer') })).toBeNull()
    expect(await whatWaits({ ctx: await contextOf() })).toBeNull()
  })
})

describe('quotesOfCustomer', () => {
  it("lists the quotes of the customer's account for the office and the administrator", async () => {
    for (const role of ['office', 'admin'] as const) {
      const quotes = await quotesOfCustomer({ ctx: await contextAs(role), customerId })
      expect(quotes.map(({ id }) => id)).toContain(openQuote)
      expect(quotes.length).toBeGreaterThan(1)
    }
    await expect(quotesOfCustomer({ ctx: await contextAs('staff'), customerId })).rejects.toThrow()
    expect(await quotesOfCustomer({ ctx: await contextOf(), customerId })).toEqual([])
  })
})

describe('wayToFirstPrice', () => {
  const wayAs = async (role: Role) => wayToFirstPrice({ ctx: await contextAs(role) })
  const open = (way: Awaited<ReturnType<typeof wayAs>>) =>
    way?.steps.filter(({ isDone }) => !isDone).map(({ step }) => step)

  it('is nothing to those who enter no prices', async () => {
    expect(await wayAs('customer')).toBeNull()
    expect(await wayAs('office')).toBeNull()
  })

  it('ticks off what the database holds, prices the first thing it can, and goes when done', async () => {
    const payload = await testPayload()
    const asServer = { overrideAccess: true } as const
    for (const collection of ['tax-rules', 'installation-factors'] as const) {
      await payload.delete({ collection, where: { id: { exists: true } }, ...asServer })
    }
    for (const collection of ['glass-types', 'glass-finishes', 'regions'] as const) {
      const off = { active: false }
      await payload.update({ collection, where: { id: { exists: true } }, data: off, ...asServer })
    }
    const empty = await wayAs('staff')
    expect(open(empty)).toEqual([...firstPriceSteps])
    expect(empty?.example).toBeNull()

    const region = await payload.create({
      collection: 'regions',
      data: {
        name: 'First county',
        currencyCode: 'USD',
        currencySymbol: '$',
        usesVat: false,
        displayOrder: 0,
        active: true,
      },
      ...asServer,
    })
    await payload.create({
      collection: 'glass-types',
      data: {
        name: 'First clear 3/8',
        category: 'shower',
        thicknessMm: 9.525,
        basePricePerSqFt: 50,
        includesShowerInstallation: true,
        isStandard: false,
        displayOrder: 0,
        active: true,
      },
      ...asServer,
    })
    await payload.create({
      collection: 'glass-finishes',
      data: {
        name: 'First clear',
        key: 'plain',
        costModifierType: 'percentage',
        costModifierValue: 0,
        displayOrder: 0,
        active: true,
      },
      ...asServer,
    })
    const priced = await wayAs('staff')
    expect(open(priced)).toEqual(['company', 'taxRule', 'settings'])
    // 36 × 76 in are 19 sq ft: 950.00, and the 10 percent that apply before anybody says otherwise
    expect(priced?.example?.quote).toMatchObject({ totalCost: 1045, taxAmount: 0 })

    await payload.create({
      collection: 'tax-rules',
      data: { region: region.id, taxType: 'Sales tax', rate: 8.25, isActive: true },
      ...asServer,
    })
    await payload.updateGlobal({
      slug: 'company',
      data: { name: 'Sample & Daughters', phoneGeneral: '(214) 555-0100' },
      ...asServer,
    })
    expect(open(await wayAs('staff'))).toEqual(['settings'])
    await payload.updateGlobal({
      slug: 'pricing-settings',
      data: { profitMarginPercentage: 10 },
      ...asServer,
    })
    expect(await wayAs('staff')).toBeNull()
  })

  it('goes on for an administrator with card payment and a quote, until he puts it away', async () => {
    const dayAs = async (role: Role, more: object = {}) =>
      firstDay({ ctx: { ...(await contextAs(role)), ...more } })
    const day = await dayAs('admin')
    expect(day?.steps.filter(({ isDone }) => !isDone).map(({ step }) => step)).toEqual(['card'])
    expect(day?.steps.at(-1)).toEqual({ step: 'quote', isDone: true })
    expect(await dayAs('admin', { payments: {} })).toBeNull()
    expect(await dayAs('staff')).toBeNull()
    const away = await rest(`/payload-preferences/${putAwayKey}`, {
      method: 'POST',
      cookie: await signIn('admin@example.com'),
      body: { value: { isAway: true } },
    })
    expect(away.status).toBe(200)
    expect(await dayAs('admin')).toBeNull()
  })
})

describe('a number that the office types', () => {
  it('names the quote, payment or job with its customer and sum, in any spelling', async () => {
    const payload = await testPayload()
    const owner = (await account({ email: 'numbered@example.com' })).id
    // as no other row is
    const quote = await aQuote(owner, { customerName: 'Nora Numbered' })
    const { totalCost } = await payload.findByID({
      collection: 'quotes',
      id: quote,
      overrideAccess: true, // what the search is compared with
    })
    const paid = await payload.create({
      collection: 'payments',
      data: { ...(await paymentData(owner)), quote, status: 'succeeded', amount: 12.34 },
      context: { settlement: true },
      overrideAccess: true,
    })
    const job = await payload.create({
      collection: 'jobs',
      data: { quote, stage: 'to_measure', stageSince: new Date().toISOString() },
      overrideAccess: true,
    })
    const customer = 'Nora Numbered'
    const office = await contextAs('office')
    const six = (id: number) => String(id).padStart(6, '0')
    const quoted = {
      list: 'quotes',
      id: quote,
      customer,
      sum: { amount: totalCost, currency: 'USD' },
    }
    for (const typed of [`q ${quote}`, `Q-${six(quote)}`]) {
      expect(await findNumbered(office, typed)).toEqual(quoted)
    }
    expect(await findNumbered(office, `P-${six(paid.id)}`)).toMatchObject({
      list: 'payments',
      id: paid.id,
      customer,
      sum: { amount: 12.34 },
    })
    expect(await findNumbered(office, `j ${job.id}`)).toEqual({
      list: 'jobs',
      id: job.id,
      customer,
      sum: null,
    })
  })

  it('names nothing that is not there, and nothing to whoever does not work with customers', async () => {
    expect(await findNumbered(await contextAs('office'), 'q 999999')).toBeNull()
    expect(await findNumbered(await contextAs('office'), 'nothing')).toBeNull()
    for (const role of ['customer', 'staff'] as const) {
      expect(await findNumbered(await contextAs(role), `q ${openQuote}`)).toBe('forbidden')
    }
  })
})
