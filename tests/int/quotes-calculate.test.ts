import { sql } from '@payloadcms/db-postgres'
import type pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pricingTablesShape } from '@/domain/pricing/tables-shape'
import { asAnotherProcess } from '../fixtures/another-process'
import { rest } from '../fixtures/rest'
import { runSql } from '../fixtures/run-sql'
import { signedIn } from '../fixtures/signed-in'
import { generalInputs, showerInputs, storePricing } from '../fixtures/stored-pricing'
import type { StoredPricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

let stored: StoredPricing

beforeAll(async () => {
  stored = await storePricing(await testPayload())
})

async function send(body: BodyInit, contentType = 'application/json'): Promise<Response> {
  const { POST } = await import('@/app/api/quotes/calculate/route')
  return POST(
    new Request('http://localhost:3100/api/quotes/calculate', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    }),
  )
}

const calculate = (inputs: unknown) => send(JSON.stringify(inputs))

describe('POST /api/quotes/calculate', () => {
  it('prices from the tables in the database', async () => {
    const shower = await calculate(showerInputs(stored))
    expect(shower.status).toBe(200)
    expect(shower.headers.get('cache-control')).toContain('no-store')
    expect(await shower.json()).toMatchObject({
      glassPrice: 997.5,
      installationFee: 0,
      totalHardwareCost: 66.5,
      taxAmount: 96.56,
      taxType: 'Sales Tax',
      taxRateApplied: 8.25,
      totalCost: 1266.96,
      totalAreaSqFt: 19,
    })
    const general = await calculate(generalInputs(stored))
    expect(await general.json()).toMatchObject({ installationFee: 214.5, totalCost: 3525.22 })
  })

  it('reads the tables once for many prices', async () => {
    await calculate(showerInputs(stored))
    const payload = await testPayload()
    const find = vi.spyOn(payload, 'find')
    const many = await Promise.all(
      Array.from({ length: 20 }, () => calculate(showerInputs(stored))),
    )
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200))
    expect(find).not.toHaveBeenCalled()
    find.mockRestore()
  })

  it('counts what staff changed over REST from the next calculation on', async () => {
    const { cookie } = await signedIn('prices@example.com', 'staff')
    const switchHandle = async (active: boolean) => {
      const path = `/hardware/${stored.hardware.handle}`
      const { status } = await rest(path, { method: 'PATCH', cookie, body: { active } })
      expect(status).toBe(200)
    }
    await calculate(generalInputs(stored))
    await switchHandle(false)
    const refused = await calculate(generalInputs(stored))
    await switchHandle(true)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toEqual({
      errors: [
        {
          field: 'hardware.0.id',
          code: 'unknown_hardware',
          message: 'This hardware is not one we offer.',
        },
      ],
    })
    expect((await calculate(generalInputs(stored))).status).toBe(200)
  })

  it('counts what another process wrote straight into the tables, once it is committed', async () => {
    const total = async () => {
      const answer = await calculate(showerInputs(stored))
      return ((await answer.json()) as { totalCost: number }).totalCost
    }
    const setPrice = (client: pg.Client, price: number) =>
      client.query('update glass_types set base_price_per_sq_ft = $1 where id = $2', [
        price,
        stored.glass.shower,
      ])
    await asAnotherProcess(async (client) => {
      await client.query('begin')
      await setPrice(client, 50)
      expect(await total()).toBe(1266.96)
      await client.query('commit')
      expect(await total()).toBe(1398.93)
      await setPrice(client, 45)
      expect(await total()).toBe(1266.96)
    })
  })

  it('is told by every table that a price is made from', async () => {
    const { rows } = await asAnotherProcess((client) =>
      client.query<{ name: string; told: boolean }>(`
        select c.relname as name, exists (
          select 1 from pg_trigger t
          where t.tgrelid = c.oid and t.tgname = 'note_pricing_change' and t.tgenabled = 'O'
        ) as told
        from pg_class c
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname ~
          '^(regions|glass_types|glass_finishes|hardware|installation_factors|tax_rules|pricing_settings)(_|$)'
      `),
    )
    expect(rows.length).toBeGreaterThanOrEqual(15)
    expect(rows.filter(({ told }) => !told)).toEqual([])
  })

  it('refuses glass that is not sold for the service, and says so in either language', async () => {
    const ofFlatGlass = { ...showerInputs(stored), glassTypeId: stored.glass.flat }
    const english = await calculate({ ...ofFlatGlass, complexityFactorId: stored.factor.standard })
    expect(english.status).toBe(422)
    expect(await english.json()).toMatchObject({
      errors: [{ field: 'glassTypeId', message: expect.stringContaining('not made for this') }],
    })
    const spanish = await calculate({ ...showerInputs(stored), thicknessMm: 1, locale: 'es' })
    expect(await spanish.json()).toMatchObject({
      errors: [
        {
          field: 'thicknessMm',
          message: 'Espesor no válido: ese vidrio no se fabrica en ese espesor.',
        },
        { field: 'complexityFactorId' },
      ],
    })
  })

  it('says what the rules about glass have to say, and nothing where they are silent', async () => {
    const fits = await calculate(showerInputs(stored))
    expect(await fits.json()).toMatchObject({ verdicts: [] })
    const wide = await calculate({ ...generalInputs(stored), heightFt: 11, locale: 'es' })
    expect(wide.status).toBe(200)
    expect(await wide.json()).toMatchObject({
      totalCost: expect.any(Number),
      verdicts: expect.arrayContaining([
        expect.objectContaining({
          rule: 'sheet-max',
          level: 'approval',
          field: 'heightFt',
          title: 'Más grande que una hoja',
          reason: expect.stringContaining('72 × 120'),
          figures: { width: '96', height: '132', short: '72', long: '120' },
        }),
      ]),
    })
  })

  it('has no price for what a rule blocks, and says which size has to change', async () => {
    const panels = [
      { widthIn: 30, heightIn: 76 },
      { widthIn: 30, heightIn: 84.5 },
    ]
    const tall = { ...showerInputs(stored), thicknessMm: 9.525, panels }
    for (const [locale, words] of [
      ['en', 'made up to 84 inches tall'],
      ['es', 'se hacen hasta 84 pulgadas de alto'],
    ] as const) {
      const refused = await calculate({ ...tall, locale })
      expect(refused.status).toBe(422)
      const said = expect.stringContaining(words)
      expect(await refused.json()).toEqual({
        errors: [{ field: 'panels.1.heightIn', message: said }],
        verdicts: [
          {
            rule: 'height-3-8',
            level: 'block',
            field: 'panels.1.heightIn',
            title: expect.any(String),
            reason: said,
            reasons: { en: expect.any(String), es: expect.any(String) },
            source: expect.stringContaining('PRL'),
            figures: { height: '84 1/2', most: '84' },
            fix: {
              kind: 'lower',
              label: expect.stringContaining('84'),
              change: { panels: [panels[0], { widthIn: 30, heightIn: 84 }] },
              price: { adds: expect.any(Number), total: expect.any(Number), currencyCode: 'USD' },
            },
          },
        ],
      })
    }
    expect((await calculate({ ...tall, thicknessMm: 12.7 })).status).toBe(200)
  })

  it('refuses glass whose price the office has not entered', async () => {
    // behind the rules, which no longer let the office save such a row
    const setPrice = (price: number) =>
      runSql(
        sql`update glass_types set base_price_per_sq_ft = ${price} where id = ${stored.glass.general}`,
      )
    await setPrice(0)
    const refused = await calculate(generalInputs(stored))
    await setPrice(28)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'glassTypeId', code: 'no_base_price' }],
    })
  })

  it.each([
    ['an empty object', '{}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '1e308'],
    ['a number beyond all numbers', '1e999'],
  ])('refuses %s with a message', async (_, body) => {
    const response = await send(body)
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: { message: string }[] }
    expect(errors[0]?.message).toEqual(expect.any(String))
  })

  it.each([
    ['widthIn', null],
    ['widthIn', -36],
    ['widthIn', 0],
    ['widthIn', 1e308],
    ['widthIn', '36'],
    ['heightIn', {}],
  ])('refuses a panel whose %s is %j, and names it', async (side, value) => {
    const panel = { widthIn: 36, heightIn: 76, [side]: value }
    const response = await calculate({ ...showerInputs(stored), panels: [panel] })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: `panels.0.${side}` }] })
  })

  it('refuses what is no number in JSON at all', async () => {
    const body = JSON.stringify(showerInputs(stored))
    const asNaN = await send(body.replace('36', 'NaN'))
    expect(asNaN.status).toBe(400)
    const asHuge = await send(body.replace('36', '1e999'))
    expect(asHuge.status).toBe(422)
  })

  it('refuses thousands of panels, also when they fit into the body', async () => {
    const panel = { widthIn: 1, heightIn: 1 }
    const many = await calculate({
      ...showerInputs(stored),
      panels: Array.from({ length: 10_000 }, () => panel),
    })
    expect(many.status).toBe(413)
    const packed = await calculate({
      ...showerInputs(stored),
      panels: Array.from({ length: 10_000 }, () => 0),
    })
    expect(packed.status).toBe(422)
    expect(await packed.json()).toMatchObject({ errors: [{ field: 'panels' }] })
  })

  it('survives deep JSON', async () => {
    const depth = 30_000
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
    expect([400, 422]).toContain((await send(deep)).status)
    const inside = `{"panels":${deep}}`
    expect([400, 422]).toContain((await send(inside)).status)
    const extra = JSON.stringify(showerInputs(stored)).replace('{', `{"more":${deep},`)
    expect([200, 400]).toContain((await send(extra)).status)
  })

  it('refuses five megabytes, whether or not their length is announced', async () => {
    const five = 'x'.repeat(5 * 1024 * 1024)
    expect((await send(`{"serviceType":"${five}"}`)).status).toBe(413)
    const { POST } = await import('@/app/api/quotes/calculate/route')
    const stream = new Blob([`"${five}"`]).stream()
    const unannounced = new Request('http://localhost:3100/api/quotes/calculate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect((await POST(unannounced)).status).toBe(413)
  })

  it('reads nothing but JSON', async () => {
    expect((await send('serviceType=shower', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await send('{"serviceType":')).status).toBe(400)
    expect((await send('')).status).toBe(400)
  })

  it('ignores keys that nobody asked for', async () => {
    const body = JSON.stringify(showerInputs(stored)).replace(
      '{',
      '{"totalCost":1,"settings":{"profitMarginPercentage":-100},"__proto__":{"thicknessMm":1},',
    )
    expect(await (await send(body)).json()).toMatchObject({ totalCost: 1266.96 })
  })
})

describe('GET /api/quotes/tables', () => {
  async function tables(locale: string, mark?: string): Promise<Response> {
    const { GET } = await import('@/app/api/quotes/tables/route')
    const headers = new Headers(mark === undefined ? [] : [['if-none-match', mark]])
    return GET(new Request(`http://localhost:3100/api/quotes/tables?locale=${locale}`, { headers }))
  }

  it('has every row that a price is made from, and says when nothing has changed', async () => {
    const first = await tables('en')
    expect(first.status).toBe(200)
    const body = (await first.json()) as { glassTypes: { id: number; basePricePerSqFt: number }[] }
    expect(body).toMatchObject({
      regions: [{ id: stored.regionId, currencyCode: 'USD' }],
      settings: { profitMarginPercentage: 10 },
    })
    expect(body.glassTypes).toHaveLength(3)
    expect(pricingTablesShape.parse(body)).toEqual(body)
    const mark = first.headers.get('etag') ?? ''
    expect((await tables('en', mark)).status).toBe(304)
    expect((await tables('en', `W/${mark}`)).status).toBe(304)

    await asAnotherProcess(async (client) => {
      const setPrice = (price: number) =>
        client.query('update glass_types set base_price_per_sq_ft = $1 where id = $2', [
          price,
          stored.glass.shower,
        ])
      await setPrice(50)
      const changed = await tables('en', mark)
      expect(changed.status).toBe(200)
      const { glassTypes } = (await changed.json()) as typeof body
      expect(glassTypes.find(({ id }) => id === stored.glass.shower)?.basePricePerSqFt).toBe(50)
      await setPrice(45)
    })
    expect((await tables('en', mark)).status).toBe(304)
  })

  it('leaves out no row, however many there are', async () => {
    await asAnotherProcess(async (client) => {
      await client.query(`
        with made as (
          insert into hardware (cost, active, display_order)
          select 1, true, 9000 + n from generate_series(1, 250) n returning id
        )
        insert into hardware_locales (name, _locale, _parent_id)
        select 'Clip ' || id, 'en', id from made`)
      const { hardware } = (await (await tables('en')).json()) as { hardware: unknown[] }
      await client.query('delete from hardware where display_order > 9000')
      expect(hardware.length).toBeGreaterThanOrEqual(250)
    })
  })

  it('is read in the language of its reader, with the office’s names beside it', async () => {
    const payload = await testPayload()
    await payload.update({
      collection: 'glass-finishes',
      id: stored.finish.lowIron,
      locale: 'es',
      data: { name: 'Extraclaro' },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
    const spanish = (await (await tables('es')).json()) as { finishes: { id: number }[] }
    const row = spanish.finishes.find(({ id }) => id === stored.finish.lowIron)
    expect(row).toMatchObject({ name: 'Extraclaro', officeName: expect.any(String) })
    expect(pricingTablesShape.parse(spanish)).toEqual(spanish)
  })
})
