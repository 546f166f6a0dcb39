import { describe, expect, it } from 'vitest'
import { paperOfQuote } from '@/services/revisions/paper-of-quote'
import { openQuoteShop, site } from '../fixtures/saved-quotes'
import { showerInputs } from '../fixtures/stored-pricing'

const { payload, pricing, resume, row, saved } = await openQuoteShop()

async function calculate(over: object): Promise<Record<string, unknown>> {
  const { POST } = await import('@/app/api/quotes/calculate/route')
  const answer = await POST(
    new Request(`${site}/api/quotes/calculate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...showerInputs(pricing), ...over }),
    }),
  )
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<string, unknown>
}

/** The office changes what fixed glass leaves free at a wall. */
async function setGapAtWall(value: number): Promise<void> {
  const { docs } = await payload.find({
    collection: 'glass-rules',
    where: { rule: { equals: 'opening' } },
    overrideAccess: true,
  })
  const [rule] = docs
  if (!rule) throw new Error('the database has no gaps')
  const figures = (rule.figures ?? []).map((figure) =>
    figure.key === 'fixedAtWallIn' ? { ...figure, value } : figure,
  )
  await payload.update({
    collection: 'glass-rules',
    id: rule.id,
    data: { figures },
    overrideAccess: true,
    context: { disableRevalidate: true },
  })
}

const cutOf = async (id: number) => {
  const paper = await paperOfQuote({ payload, quote: await row(id) })
  return paper?.pieces[0]?.panels.map(({ widthIn, glass }) => [widthIn, glass?.widthIn ?? null])
}

describe('an opening', () => {
  it('costs what its sizes cost, and is answered with the glass to make', async () => {
    const { glassToMake, ...byOpening } = await calculate({ sizes: 'opening' })
    const byGlass = await calculate({})
    expect(byOpening).toEqual(byGlass)
    expect(byGlass).not.toHaveProperty('glassToMake')
    expect(glassToMake).toEqual([{ widthIn: 35.875, heightIn: 75.8125 }])
  })

  it('is saved and opened again as one, and its paper keeps the glass of the day', async () => {
    const quote = await saved({ sizes: 'opening' })
    const opened = (await (await resume(`quote_id=${quote.id}`)).json()) as { inputs: object }
    expect(opened.inputs).toMatchObject({ sizes: 'opening', panels: [{ widthIn: 36 }] })
    expect(await cutOf(quote.id)).toEqual([[36, 35.875]])
    await setGapAtWall(0.25)
    try {
      expect(await calculate({ sizes: 'opening' })).toMatchObject({
        glassToMake: [{ widthIn: 35.75 }],
      })
      expect(await cutOf(quote.id)).toEqual([[36, 35.875]])
    } finally {
      await setGapAtWall(0.125)
    }
  })

  it('that was never said is none on paper either', async () => {
    const quote = await saved()
    expect(await cutOf(quote.id)).toEqual([[36, null]])
  })
})
