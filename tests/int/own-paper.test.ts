import { describe, expect, it } from 'vitest'
import { priceInDetail } from '@/domain/pricing/price-quote'
import type { QuotePaper } from '@/domain/quote/paper'
import type { GlassRule } from '@/payload-types'
import { pricingForOffice } from '@/services/catalogue/current-pricing'
import { paperOfQuote } from '@/services/revisions/paper-of-quote'
import { actorOf, contextOf } from '../fixtures/people'
import { openQuoteShop } from '../fixtures/saved-quotes'
import { showerInputs } from '../fixtures/stored-pricing'
import { ownPaper } from '@/services/quotes/own-paper'

const { avery, payload, pricing, stranger, row, saved, settle } = await openQuoteShop()

/** The office changes a rule while `work` runs. */
async function whileRule(
  rule: GlassRule['rule'],
  data: (row: GlassRule) => Partial<GlassRule>,
  work: () => Promise<void>,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'glass-rules',
    where: { rule: { equals: rule } },
    depth: 0,
    overrideAccess: true,
  })
  const [before] = docs
  if (!before) throw new Error(`the database has no rule ${rule}`)
  const write = ({ title, reason, figures, level, active }: GlassRule) =>
    payload.update({
      collection: 'glass-rules',
      id: before.id,
      data: { title, reason, figures: figures ?? null, level, active: active ?? null },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
  await write({ ...before, ...data(before) })
  try {
    await work()
  } finally {
    await write(before)
  }
}

/** Of 3/8 in glass, which may bow when it is higher than 80 in; its paper says so. */
async function shower(heightIn = 82): Promise<number> {
  const panels = [{ widthIn: 36, heightIn, role: 'fixed' }]
  const inputs = { ...showerInputs(pricing), thicknessMm: 9.525, panels }
  const { tables } = await pricingForOffice({ payload })
  const priced = priceInDetail(inputs, tables)
  if (!priced.ok) throw new Error(JSON.stringify(priced.problems))
  const { id } = await saved({ ...inputs, expectedTotal: priced.quote.totalCost })
  return id
}

async function paperOf(id: number): Promise<QuotePaper | null> {
  const own = await ownPaper({ ctx: await contextOf(actorOf(avery.user)), quoteId: id })
  return own && own.paper
}

const mostIn = (value: number) => (row: GlassRule) => ({
  figures: (row.figures ?? []).map((figure) => ({ ...figure, value })),
})

describe('what the rules said of the glass', () => {
  it.each<[string, (row: GlassRule) => Partial<GlassRule>]>([
    ['has another limit', mostIn(81)],
    ['speaks no more', mostIn(83)],
    ['is switched off', () => ({ active: false })],
    ['waits for the shop', () => ({ level: 'approval' })],
    ['has other words', () => ({ title: 'Other', reason: 'Words' })],
  ])('stays on the paper as it was saved when the rule %s', async (_, change) => {
    const id = await shower()
    await settle(id)
    const kept = await paperOf(id)
    expect(kept?.notices.map(({ title }) => title.en)).toContain('Tall for 3/8 in glass')
    await whileRule('height-3-8-bow', change, async () => {
      expect(await paperOf(id)).toEqual(kept)
      expect(await paperOfQuote({ payload, quote: await row(id) })).toEqual(kept)
    })
  })

  it('is not on it when a rule begins to speak later', async () => {
    const id = await shower(76)
    const kept = await paperOf(id)
    await whileRule('height-3-8-bow', mostIn(70), async () => {
      expect(await paperOf(id)).toEqual(kept)
    })
  })

  it('is said anew of a quote that kept nothing of it', async () => {
    const id = await shower()
    const kept = await paperOf(id)
    const { notices, ...pricingSnapshot } = (await row(id)).pricingSnapshot as Record<
      string,
      unknown
    >
    expect(notices).toEqual(kept?.notices)
    await payload.db.updateOne({
      collection: 'quotes',
      id,
      data: { pricingSnapshot },
      returning: false,
    })
    expect(await paperOf(id)).toEqual(kept)
    await whileRule('height-3-8-bow', mostIn(83), async () => {
      expect((await paperOf(id))?.notices).toEqual([])
    })
  })
})

it('gives a customer the document of a quote with the figures of the account, and nobody else', async () => {
  const { id } = await saved({})
  const ctx = await contextOf(actorOf(avery.user))
  const own = await ownPaper({ ctx, quoteId: id })
  const { totalCost } = await row(id)
  expect(own).toMatchObject({
    paper: { sums: { total: totalCost } },
    money: { payments: [], paid: 0, owed: totalCost },
    standing: 'offered',
    outcome: null,
  })
  const over = { validUntil: new Date(Date.now() - 1000).toISOString() }
  await payload.db.updateOne({ collection: 'quotes', id, data: over, returning: false })
  expect(await ownPaper({ ctx, quoteId: id })).toMatchObject({
    standing: 'closed',
    outcome: { kind: 'ranOut' },
  })
  expect(await ownPaper({ ctx: await contextOf(actorOf(stranger.user)), quoteId: id })).toBeNull()
  expect(await ownPaper({ ctx: await contextOf(null), quoteId: id })).toBeNull()
  expect(await ownPaper({ ctx, quoteId: 'x' })).toBeNull()
})
