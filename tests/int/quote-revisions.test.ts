import { describe, expect, it } from 'vitest'
import type { QuoteRevision } from '@/payload-types'
import { openQuoteShop } from '../fixtures/saved-quotes'
import { rest } from '../fixtures/rest'

const shop = await openQuoteShop()

async function revisionsOf(quoteId: number): Promise<QuoteRevision[]> {
  const { docs } = await shop.payload.find({
    collection: 'quote-revisions',
    where: { quote: { equals: quoteId } },
    sort: 'number',
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

const totalIn = ({ content }: QuoteRevision) =>
  (content as { columns: { totalCost: number } }).columns.totalCost

describe('a quote that is saved on the site', () => {
  it('is its own first revision, written over while nobody relies on it', async () => {
    const saved = await shop.saved()
    expect(await revisionsOf(saved.id)).toMatchObject([
      { number: 1, totalCost: 1266.96, madeBy: 'avery@example.com', isDraft: false },
    ])
    const smaller = { panels: [{ widthIn: 36, heightIn: 70 }], expectedTotal: 1166.94 }
    const again = await shop.save(shop.shower({ ...smaller, quoteId: saved.id }))
    expect(again.status).toBe(200)
    const [only, ...others] = await revisionsOf(saved.id)
    expect(others).toEqual([])
    expect(only && totalIn(only)).toBe(1166.94)
  })

  it('keeps what a checkout was begun on, and goes on as the next revision', async () => {
    const saved = await shop.saved()
    const [first] = await revisionsOf(saved.id)
    await shop.payload.update({
      collection: 'quote-revisions',
      id: first?.id ?? 0,
      data: { frozenAt: new Date().toISOString() },
      overrideAccess: true,
    })
    const smaller = { panels: [{ widthIn: 36, heightIn: 70 }], expectedTotal: 1166.94 }
    expect((await shop.save(shop.shower({ ...smaller, quoteId: saved.id }))).status).toBe(200)
    const both = await revisionsOf(saved.id)
    expect(both.map(({ number, totalCost }) => [number, totalCost])).toEqual([
      [1, 1266.96],
      [2, 1166.94],
    ])
    expect(both[0]?.content).toEqual(first?.content)
    expect((await shop.row(saved.id)).currentRevision).toBe(2)
  })

  it('goes on under the next number while the office types on one', async () => {
    const saved = await shop.saved()
    const [first] = await revisionsOf(saved.id)
    if (first === undefined) throw new Error('There is no revision.')
    const { content, currencyCode, quote, totalCost } = first
    await shop.payload.update({
      collection: 'quote-revisions',
      id: first.id,
      data: { frozenAt: new Date().toISOString() },
      overrideAccess: true,
    })
    await shop.payload.create({
      collection: 'quote-revisions',
      data: { content, currencyCode, quote, totalCost, number: 2, isDraft: true },
      overrideAccess: true,
    })
    const smaller = { panels: [{ widthIn: 36, heightIn: 70 }], expectedTotal: 1166.94 }
    expect((await shop.save(shop.shower({ ...smaller, quoteId: saved.id }))).status).toBe(200)
    expect(await revisionsOf(saved.id)).toMatchObject([
      { number: 1, isDraft: false },
      { number: 2, isDraft: false, totalCost: 1166.94 },
      { number: 3, isDraft: true, totalCost: 1266.96 },
    ])
    expect((await shop.row(saved.id)).currentRevision).toBe(2)
  })

  it('shows its revisions to its own customer alone, and nobody writes them', async () => {
    const { id } = await shop.saved()
    const where = `/quote-revisions?where[quote][equals]=${id}`
    const seenBy = async ({ cookie }: { cookie: string }) =>
      ((await rest(where, { cookie })).body as { docs?: unknown[] }).docs?.length
    expect(await seenBy(shop.avery)).toBe(1)
    expect(await seenBy(shop.stranger)).toBe(0)
    const [revision] = await revisionsOf(id)
    const answer = await rest(`/quote-revisions/${revision?.id}`, {
      method: 'PATCH',
      body: { totalCost: 1 },
      cookie: shop.avery.cookie,
    })
    expect(answer.status).toBe(403)
  })
})
