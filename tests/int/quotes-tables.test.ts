import { describe, expect, it } from 'vitest'
import { pricingTablesShape } from '@/domain/pricing/tables-shape'
import { asAnotherProcess } from '../fixtures/another-process'
import { storePricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

const stored = await storePricing(await testPayload())

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
