import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import * as localizedPrices from '@migrations/20261122_012237_localized_prices'
import type { User } from '@/payload-types'
import { ownQuotes } from '@/services/quotes/own-quotes'
import { saveQuote } from '@/services/quotes/save-quote'
import { account, actorOf, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn, wordsOf } from '../fixtures/rest'
import { hardwareData } from '../fixtures/rows'
import { showerInputs, storePricing } from '../fixtures/stored-pricing'
import type { StoredPricing } from '../fixtures/stored-pricing'
import { testPayload } from '../setup/database'

const english = 'Clear tempered 3/8"'
const spanish = 'Claro templado de 3/8"'

let stored: StoredPricing
let avery: User

beforeAll(async () => {
  stored = await storePricing(await testPayload())
  avery = await account({ email: 'avery@example.com' })
})

async function nameGlass(locale: 'en' | 'es', name: string): Promise<void> {
  const payload = await testPayload()
  await payload.update({
    collection: 'glass-types',
    id: stored.glass.shower,
    locale,
    data: { name },
    context: { disableRevalidate: true },
    overrideAccess: true,
  })
}

async function glassName(query = ''): Promise<unknown> {
  return (await rest(`/glass-types/${stored.glass.shower}${query}`)).body.name
}

describe('the names of what is priced', () => {
  it('came through the migration as English, and go back as they were', async () => {
    const payload = await testPayload()
    await nameGlass('es', spanish)
    const args = {
      db: payload.db.drizzle,
      payload,
      req: await createLocalReq({}, payload),
    } as unknown as MigrateUpArgs
    await localizedPrices.down(args)
    const names = async (table: string, column = 'name') => {
      const { rows } = await payload.db.drizzle.execute(
        sql.raw(`select ${column} as name from ${table} order by id`),
      )
      return rows.map(({ name }) => name)
    }
    expect(await names('glass_types')).toEqual([english, 'Clear 1/4"', 'Laminated 6 mm'])
    expect(await names('tax_rules', 'tax_type')).toEqual(['Sales Tax'])
    expect(await names('_regions_v', 'version_name')).toEqual(['Texas'])
    await payload.db.drizzle.execute(
      sql.raw(`update hardware set description = 'Brass.' where name = 'Handle'`),
    )

    await localizedPrices.up(args)
    expect(docsOf(await rest('/glass-types?sort=id')).map(({ name }) => name)).toEqual([
      english,
      'Clear 1/4"',
      'Laminated 6 mm',
    ])
    expect(docsOf(await rest('/hardware?sort=id'))).toMatchObject([
      { name: 'Anti-Spot Coating' },
      { name: 'Handle', description: 'Brass.' },
    ])
    expect(docsOf(await rest('/regions'))).toMatchObject([{ name: 'Texas' }])
    expect(docsOf(await rest('/tax-rules'))).toMatchObject([{ taxType: 'Sales Tax' }])
    expect(docsOf(await rest('/installation-factors?sort=id'))).toHaveLength(3)
    expect(docsOf(await rest('/glass-finishes'))).toHaveLength(2)
    const { docs } = await payload.findVersions({
      collection: 'glass-types',
      where: { parent: { equals: stored.glass.shower } },
      overrideAccess: true,
    })
    expect(docs.map(({ version }) => version.name)).toEqual([english, english])
  })

  it('are English unless another language is asked for, and until there is another', async () => {
    expect(await glassName('?locale=es')).toBe(english)
    await nameGlass('es', spanish)
    expect(await glassName()).toBe(english)
    expect(await glassName('?locale=es')).toBe(spanish)
    expect(await glassName('?locale=all')).toEqual({ en: english, es: spanish })
  })

  it('are written in English first', async () => {
    await account({ email: 'office@example.com', role: 'staff' })
    const cookie = await signIn('office@example.com')
    const write = (query: string) =>
      rest(`/hardware${query}`, { method: 'POST', cookie, body: hardwareData() })
    const refused = await write('?locale=es')
    expect(refused.status).toBe(400)
    expect(wordsOf(refused)).toContain('Write the English first')
    expect((await write('')).status).toBe(201)
  })
})

describe('a saved quote', () => {
  it('is kept in English and read in the customer’s language', async () => {
    await nameGlass('es', spanish)
    const ctx = await contextOf(actorOf(avery))
    const outcome = await saveQuote({
      ctx,
      input: {
        ...showerInputs(stored),
        locale: 'es',
        customerName: 'Avery Sample',
        expectedTotal: 1266.96,
        requestKey: crypto.randomUUID(),
      },
    })
    if (!outcome.ok) throw new Error(outcome.kind)
    const quote = await ctx.payload.findByID({
      collection: 'quotes',
      id: outcome.quote.id,
      depth: 0,
      overrideAccess: true,
    })
    expect(quote.pricingSnapshot).toMatchObject({ glassType: { name: english } })
    expect(JSON.stringify(quote.pricingSnapshot)).not.toContain('officeName')
    expect(quote).toMatchObject({
      itemizedHardware: [{ name: 'Anti-Spot Coating' }],
      taxType: 'Sales Tax',
    })
    const glassIn = async (locale: 'en' | 'es') =>
      (await ownQuotes({ ctx, locale })).map(({ glassName: name }) => name)
    expect(await glassIn('en')).toEqual([english])
    expect(await glassIn('es')).toEqual([spanish])

    await nameGlass('en', 'Starphire 3/8"')
    expect(await glassIn('en')).toEqual([english])
    expect(await glassIn('es')).toEqual([english])
  })
})
