import { beforeAll, describe, expect, it } from 'vitest'
import { actorOf, contextOf } from '../fixtures/people'
import { openQuoteShop } from '../fixtures/saved-quotes'
import { ownQuotes } from '@/services/quotes/own-quotes'
import { findRevision } from '@/services/revisions/find-revision'
import { paperOfSaved } from '@/services/revisions/paper-of-saved'

const { avery, payload, pricing, row, save, saved, shower } = await openQuoteShop()

const metals: Record<string, number> = {}

beforeAll(async () => {
  for (const metal of ['brass', 'black', 'nickel'] as const) {
    const { id } = await payload.create({
      collection: 'hardware',
      data: {
        name: `Solid ${metal}`,
        metal,
        cost: 0,
        unitOfMeasure: 'each',
        offeredFor: ['shower'],
        active: true,
        displayOrder: 1,
      },
      depth: 0,
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
    metals[metal] = id
  }
})

/** A shower of low-iron glass; its coating is left out. */
const inMetal = (metal: string) => ({
  finishId: pricing.finish.lowIron,
  hardware: [{ id: metals[metal], quantity: 1 }],
  expectedTotal: 1365.94,
})

async function drawnOf(quoteId: number) {
  const quotes = await ownQuotes({ ctx: await contextOf(actorOf(avery.user)) })
  return quotes.find(({ id }) => id === quoteId)?.works
}

async function paperOf(quoteId: number) {
  const quote = await row(quoteId)
  const revision = await findRevision({ payload }, quoteId, quote.currentRevision)
  return paperOfSaved({ payload, quote, revision })
}

describe('what was chosen of a saved quote is drawn', () => {
  it('in its glass and its metal, in the customer’s list and on its paper', async () => {
    const { id } = await saved(inMetal('brass'))
    const look = { finishKey: 'low_iron', metal: 'brass' }
    expect(await drawnOf(id)).toEqual([expect.objectContaining({ drawn: 'enclosure', look })])
    const paper = await paperOf(id)
    expect(paper?.pieces).toEqual([
      expect.objectContaining({
        look,
        metal: expect.objectContaining({
          en: expect.stringMatching(/brass/i) as unknown,
        }) as unknown,
      }),
    ])
  })

  it('as it was saved last', async () => {
    const { id } = await saved(inMetal('brass'))
    expect((await save(shower({ ...inMetal('black'), quoteId: id }))).status).toBe(200)
    expect((await drawnOf(id))?.[0]?.look?.metal).toBe('black')
    expect((await paperOf(id))?.pieces[0]?.look?.metal).toBe('black')
  })

  it('as it was saved, when the shop gives the row another metal', async () => {
    const { id } = await saved(inMetal('nickel'))
    await payload.update({
      collection: 'hardware',
      id: metals.nickel ?? 0,
      data: { metal: 'chrome' },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
    expect((await drawnOf(id))?.[0]?.look?.metal).toBe('nickel')
  })

  it('in plain glass and ink where nobody chose', async () => {
    const { id } = await saved()
    expect(await drawnOf(id)).toMatchObject([
      { look: { finishKey: 'standard_clear', metal: null } },
    ])
    expect((await paperOf(id))?.pieces[0]?.metal).toBeNull()
  })

  it('from its sizes where it holds nothing else, as quotes of before do', async () => {
    const { id } = await saved()
    await payload.update({
      collection: 'quotes',
      id,
      data: { inputs: null, pricingSnapshot: null },
      overrideAccess: true,
    })
    expect(await drawnOf(id)).toEqual([
      { drawn: 'pane', panels: [expect.objectContaining({ widthIn: 36, heightIn: 76 })] },
    ])
  })
})

describe('a door of a saved quote', () => {
  const door = { widthIn: 22, heightIn: 76, role: 'door' }
  const bare = { handle: null, sealed: false }
  const withHardware = (...ids: number[]) => ({
    panels: [door],
    hardware: ids.map((id) => ({ id, quantity: 1 })),
    thicknessMm: 9.525,
    expectedTotal: 622.17,
  })
  const say = (id: number, part: 'handle' | 'long_handle' | 'header' | null) =>
    payload.update({
      collection: 'hardware',
      id,
      data: { part },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })

  async function ladderPull(part: 'long_handle' | null): Promise<number> {
    const { id } = await payload.create({
      collection: 'hardware',
      data: {
        ...{ name: `Ladder pull ${crypto.randomUUID()}`, part, cost: 0, unitOfMeasure: 'each' },
        ...{ offeredFor: ['shower'], active: true, displayOrder: 1 },
      },
      depth: 0,
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
    return id
  }

  it('is drawn without a handle where none was bought, in the list and on the paper', async () => {
    const { id } = await saved(withHardware())
    const bought = { panels: [bare], header: false }
    expect((await drawnOf(id))?.[0]?.bought).toEqual(bought)
    expect((await paperOf(id))?.pieces[0]?.bought).toEqual(bought)
  })

  it('is drawn with the handle that was bought, whatever its row says later', async () => {
    const pull = await ladderPull('long_handle')
    const { id } = await saved(withHardware(pull))
    await say(pull, 'header')
    const bought = { panels: [{ ...bare, handle: 'long_handle' }], header: false }
    expect((await drawnOf(id))?.[0]?.bought).toEqual(bought)
    expect((await paperOf(id))?.pieces[0]?.bought).toEqual(bought)
  })

  it('gets its handle once the shop says that a row of before is one', async () => {
    const pull = await ladderPull(null)
    const { id } = await saved(withHardware(pull))
    expect((await drawnOf(id))?.[0]?.bought?.panels).toEqual([bare])
    await say(pull, 'long_handle')
    expect((await drawnOf(id))?.[0]?.bought?.panels).toEqual([{ ...bare, handle: 'long_handle' }])
  })
})
