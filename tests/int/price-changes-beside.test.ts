import { describe, expect, it } from 'vitest'
import { actOnSet } from '@/services/price-changes/act-on-set'
import { keepDraft } from '@/services/price-changes/keep-draft'
import { priceCsv, readPriceCsv } from '@/services/price-changes/price-csv'
import { pricesPage } from '@/services/price-changes/prices-page'
import { openChangingPrices } from '../fixtures/changing-prices'
import { docsOf, rest, wordsOf } from '../fixtures/rest'

const { stored, cookies, ctxOf, glassPrice, draft, act, shower } = await openChangingPrices()

describe('beside a change set', () => {
  it('no price that stands is written by a large step', async () => {
    const wishes = [
      ['glass-types', stored.glass.shower, { basePricePerSqFt: 500 }],
      ['hardware', stored.hardware.handle, { cost: 850 }],
      ['hardware', stored.hardware.handle, { unitOfMeasure: 'psf' }],
      ['glass-finishes', stored.finish.lowIron, { costModifierValue: 150 }],
      ['glass-finishes', stored.finish.lowIron, { costModifierType: 'fixed_amount' }],
      ['installation-factors', stored.factor.standard, { costModifierValue: 15 }],
    ] as const
    for (const [slug, id, body] of wishes) {
      for (const cookie of [cookies.kim ?? '', cookies.lee ?? '']) {
        const answer = await rest(`/${slug}/${id}`, { method: 'PATCH', body, cookie })
        expect([slug, body, answer.status]).toEqual([slug, body, 400])
      }
    }
    const slip = await rest(`/glass-types/${stored.glass.shower}`, {
      method: 'PATCH',
      body: { basePricePerSqFt: 500 },
      cookie: cookies.kim ?? '',
    })
    expect(wordsOf(slip)).toContain('Make a price change set')
  })

  it('a small step on the row itself is a set of one, with who and when', async () => {
    const id = stored.hardware.handle
    const answer = await rest(`/hardware/${id}`, {
      method: 'PATCH',
      body: { cost: 86 },
      cookie: cookies.kim ?? '',
    })
    expect(answer.status).toBe(200)
    const page = await pricesPage(await ctxOf('kim'), null)
    const [newest] = page?.sets ?? []
    expect(newest).toMatchObject({
      state: 'published',
      author: 'kim',
      changes: [{ table: 'hardware', row: id, before: 85, after: 86 }],
    })
    expect(await act('lee', newest?.id ?? 0, 'takeBack')).toEqual({ ok: true })
  })

  it('a set is written over REST by nobody, and its drafts are read by those who write prices', async () => {
    const { set } = await draft('kim', { changes: [await shower(50)] })
    for (const name of ['kim', 'lee', 'olive', 'carol']) {
      const cookie = cookies[name] ?? ''
      const change = { method: 'PATCH', body: { state: 'published' }, cookie } as const
      expect((await rest(`/price-change-sets/${set.id}`, change)).status).toBe(403)
      const make = { method: 'POST', body: { title: 'Mine', state: 'draft' }, cookie } as const
      expect((await rest('/price-change-sets', make)).status).toBe(403)
    }
    const seen = async (name: string) =>
      docsOf(await rest('/price-change-sets?limit=100', { cookie: cookies[name] ?? '' })).map(
        ({ id }) => id,
      )
    expect(await seen('lee')).toContain(set.id)
    expect(await seen('olive')).not.toContain(set.id)
    expect((await seen('olive')).length).toBeGreaterThan(0)
    const asOffice = await actOnSet({
      ctx: await ctxOf('olive'),
      wish: { id: set.id, act: 'discard' },
    })
    expect(asOffice).toMatchObject({ kind: 'forbidden' })
    expect(await keepDraft({ ctx: await ctxOf('olive'), wish: {} })).toMatchObject({
      kind: 'forbidden',
    })
    expect(await pricesPage(await ctxOf('carol'), null)).toBeNull()
    expect((await pricesPage(await ctxOf('olive'), set.id))?.set).toBeNull()
  })
})

describe('a table of prices', () => {
  it('goes out and comes back, each refused line with its reason', async () => {
    const out = await priceCsv(await ctxOf('olive'))
    if (!out.ok) throw new Error(out.kind)
    const { csv } = out
    const untouched = await readPriceCsv({ ctx: await ctxOf('kim'), wish: { csv } })
    if (!untouched.ok) throw new Error(untouched.kind)
    expect(untouched).toMatchObject({ changes: [], refused: [] })
    expect(untouched.same).toBeGreaterThan(8)

    const now = await glassPrice()
    const { shower: glass, flat } = stored.glass
    const table = [
      'table,row,name,price',
      `glass-types,${glass},"Clear tempered 3/8""",${now + 1}`,
      `glass-types,${flat},Clear glass,13`,
      `glass-types,999999,,13`,
      `glass-types,${glass},,13`,
      `hardware,${stored.hardware.handle},Handle,"1,100.50"`,
      `hardware,${stored.hardware.coating},,-3`,
      `tax-rules,1,,eight`,
      `payments,1,,8`,
    ].join('\n')
    const read = await readPriceCsv({ ctx: await ctxOf('kim'), wish: { csv: table } })
    expect(read).toMatchObject({
      changes: [
        { table: 'glass-types', row: glass, before: now, after: now + 1 },
        { table: 'hardware', before: 85, after: 1100.5 },
      ],
      refused: [
        { line: 3, trouble: 'otherName' },
        { line: 4, trouble: 'noRow' },
        { line: 5, trouble: 'twice' },
        { line: 7, trouble: 'impossible' },
        { line: 8, trouble: 'noPrice' },
        { line: 9, trouble: 'noTable' },
      ],
    })
    expect(await glassPrice()).toBe(now)
  })

  it('that is none is refused whole', async () => {
    const read = await readPriceCsv({ ctx: await ctxOf('kim'), wish: { csv: 'a,"b\nc' } })
    expect(read).toMatchObject({ ok: false, kind: 'malformed' })
  })
})
