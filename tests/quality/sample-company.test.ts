import { describe, expect, it } from 'vitest'
import type { KnowledgeBase } from '@/payload-types'
import { ensureFirstAdmin } from '@/sample-data/ensure-first-admin'
import { loadSampleData } from '@/sample-data/load-sample-data'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { testPayload } from '../setup/database'

const admin = { email: 'boss@example.com', password: 'long-enough-for-an-admin' }

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
    expect(stored?.entryData).not.toHaveProperty('company_info')
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

  it('lets its customer and its staff sign in', async () => {
    await expect(signIn('avery@example.com', 'sample-customer')).resolves.toBeTruthy()
    await expect(
      signIn('staff@trinityedgeglass.example', 'sample-staff-2026'),
    ).resolves.toBeTruthy()
  })
})

describe('the first administrator', () => {
  it('is made once, confirmed, and can sign in', async () => {
    const payload = await testPayload()
    expect(await ensureFirstAdmin(payload, admin)).toBe(true)
    expect(await ensureFirstAdmin(payload, { ...admin, email: 'second@example.com' })).toBe(false)
    await expect(signIn(admin.email, admin.password)).resolves.toBeTruthy()
  })
})
