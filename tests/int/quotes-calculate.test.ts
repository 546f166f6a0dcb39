import { sql } from '@payloadcms/db-postgres'
import type pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { asAnotherProcess } from '../fixtures/another-process'
import { calculate } from '../fixtures/calculating'
import { rest } from '../fixtures/rest'
import { runSql } from '../fixtures/run-sql'
import { signedIn } from '../fixtures/signed-in'
import { generalInputs, showerInputs, storePricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

const stored = await storePricing(await testPayload())

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
})
