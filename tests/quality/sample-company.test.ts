import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import type { KnowledgeBase } from '@/payload-types'
import { ensureFirstAdmin } from '@/sample-data/ensure-first-admin'
import { loadDesk } from '@/sample-data/load-desk'
import { loadSampleData } from '@/sample-data/load-sample-data'
import { pricingForOffice } from '@/services/catalogue/current-pricing'
import { runPreparation } from '../../scripts/lib/prepare-database.mjs'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { databaseUrl, testPayload } from '../setup/database'
import { databaseOn, databasePrefix, testEnvironment } from '../setup/environment'

const admin = { email: 'boss@example.com', password: 'long-enough-for-an-admin' }

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

describe('the sample company', () => {
  it('fills an empty database, and only once', async () => {
    const payload = await testPayload()
    expect(await loadSampleData(payload)).toBe(true)
    const { totalDocs } = await payload.count({ collection: 'glass-types', overrideAccess: true })
    expect(await loadSampleData(payload)).toBe(false)
    const again = await payload.count({ collection: 'glass-types', overrideAccess: true })
    expect(again.totalDocs).toBe(totalDocs)
  }, 180_000)

  it('shows the public Texas first, its one tax rule, and every finish of the wizard', async () => {
    const regions = docsOf(await rest('/regions?sort=displayOrder,id'))
    expect(regions[0]).toMatchObject({ name: 'Texas', currencyCode: 'USD', usesVat: false })
    const rules = docsOf(await rest(`/tax-rules?where[region][equals]=${String(regions[0]?.id)}`))
    expect(rules).toEqual([expect.objectContaining({ rate: 8.25, taxType: 'Sales Tax' })])
    const keys = docsOf(await rest('/glass-finishes')).map(({ key }) => key)
    expect(keys.toSorted()).toEqual([
      'acid_etch',
      'custom_film',
      'low_iron',
      'rain',
      'standard_clear',
    ])
  })

  it('tells the assistant the company’s own facts without storing a copy', async () => {
    const [entry] = docsOf(await rest('/knowledge-base'))
    expect(entry?.entryData).toMatchObject({
      company_info: { name: 'Trinity Edge Glass', phone_general: '(214) 555-0148' },
    })
    const payload = await testPayload()
    const stored = await payload.db.findOne<KnowledgeBase>({
      collection: 'knowledge-base',
      where: {},
    })
    expect(stored?.entryData ?? null).toBeNull()
  })

  it('speaks both languages', async () => {
    const [english] = docsOf(await rest('/pages?where[slug][equals]=shelves'))
    expect(english?.title).toBe('Glass shelves')
    const [spanish] = docsOf(await rest('/pages?where[slug][equals]=shelves&locale=es'))
    expect(spanish).toMatchObject({ id: english?.id, title: 'Repisas de vidrio' })
    expect(JSON.stringify(spanish?.body)).toContain('Canto pulido plano')
    const [knowledge] = docsOf(await rest('/knowledge-base?locale=es'))
    expect(JSON.stringify(knowledge?.entryData)).toContain('Servicio de emergencia 24/7')
    const glass = docsOf(await rest('/glass-types?limit=100&locale=es')).map(({ name }) => name)
    expect(glass).toContain('Claro recocido de 1/4"')
    const pictures = docsOf(await rest('/media?limit=100&locale=es'))
    expect(pictures.length).toBeGreaterThan(30)
    for (const { alt, caption } of pictures) {
      expect(String(caption)).toMatch(
        /Ilustración hecha para este sitio, no un trabajo terminado\.$/,
      )
      expect(String(alt)).not.toMatch(/\b(?:the|with|and)\b/)
    }
  })

  it('lets its customer, its staff and its office sign in', async () => {
    await expect(signIn('avery@example.com', 'sample-customer')).resolves.toBeTruthy()
    await expect(
      signIn('staff@trinityedgeglass.example', 'sample-staff-2026'),
    ).resolves.toBeTruthy()
    await expect(
      signIn('office@trinityedgeglass.example', 'sample-office-2026'),
    ).resolves.toBeTruthy()
  })
})

describe('the desk of the demo', () => {
  it('holds a sample inquiry and a sample quote, which cannot be taken for somebody’s', async () => {
    const payload = await testPayload()
    await loadDesk(payload)
    const all = { depth: 0, overrideAccess: true } as const
    const { docs: inquiries } = await payload.find({ collection: 'inquiries', ...all })
    expect(inquiries).toMatchObject([{ progress: 'new', isSpam: false }])
    const { docs: quotes } = await payload.find({ collection: 'quotes', ...all })
    expect(quotes).toMatchObject([
      { customerEmail: 'avery@example.com', status: 'pending_payment', paymentStatus: 'unpaid' },
    ])
    for (const row of [...inquiries, ...quotes]) {
      expect(row.notes).toMatch(/^Sample: /)
      expect(JSON.stringify(row)).toMatch(/555-01\d\d/)
    }
    expect(inquiries[0]?.email).toMatch(/@example\.com$/)
    const { docs: customers } = await payload.find({ collection: 'customers', ...all })
    expect(customers).toMatchObject([{ email: 'avery@example.com', status: 'prospect' }])
  })

  it('has the quote that its customer would get from the price list', async () => {
    const payload = await testPayload()
    const { docs } = await payload.find({ collection: 'quotes', depth: 0, overrideAccess: true })
    const { tables } = await pricingForOffice({ payload })
    const priced = priceWithinRules(docs[0]?.inputs, tables)
    expect(priced).toMatchObject({
      ok: true,
      verdicts: [],
      quote: { totalCost: docs[0]?.totalCost, subtotal: docs[0]?.subtotal },
    })
  })

  it('is left empty where the sample company is taken into production', async () => {
    const server = databaseUrl()
    const name = `${databasePrefix}production`
    await query(server, `create database ${name}`)
    const database = databaseOn(server, name)
    const said = await runPreparation({
      ...testEnvironment,
      APP_MODE: 'production',
      NODE_ENV: 'production',
      SAMPLE_DATA: 'on',
      DATABASE_URL: database,
      SMTP_URL: 'smtp://127.0.0.1:9',
    })
    expect(said).toMatch(/prepared\s*$/)
    const rows = await query(
      database,
      `select (select count(*)::int from inquiries) as inquiries,
        (select count(*)::int from quotes) as quotes,
        (select count(*)::int from glass_types) as glass`,
    )
    expect(rows).toEqual([{ inquiries: 0, quotes: 0, glass: expect.any(Number) }])
    expect(rows[0]?.glass).toBeGreaterThan(10)
  }, 180_000)
})

describe('the first administrator', () => {
  it('is made once, confirmed, and can sign in', async () => {
    const payload = await testPayload()
    expect(await ensureFirstAdmin(payload, admin)).toBe(true)
    expect(await ensureFirstAdmin(payload, { ...admin, email: 'second@example.com' })).toBe(false)
    await expect(signIn(admin.email, admin.password)).resolves.toBeTruthy()
  })
})
