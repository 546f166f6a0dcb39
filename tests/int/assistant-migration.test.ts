import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrations } from '@migrations/index'
import { databaseOn, databasePrefix } from '../setup/environment'

const name = `${databasePrefix}before_answers`
const moves = '20261124_215500_assistant'

const told = {
  en: {
    faqs: [
      { question: 'Do you etch logos?', answer: 'Yes, by sand.', keywords: ['etch', 'logo'] },
      { question: 'Do you deliver?', answer: 'Within the city.' },
    ],
    products: [
      { id: 'mirrors', name: 'Mirrors', description: 'Cut to size.', applications: ['Vanities'] },
    ],
    services: { commercial: { details: { benefits: ['One crew'] } } },
  },
  es: {
    faqs: [{ question: '¿Graban logotipos?', answer: 'Sí, con arena.', keywords: ['grabar'] }],
    products: [{ id: 'mirrors', name: 'Espejos', description: 'A la medida.' }],
  },
}

let client: pg.Client

async function onServer(statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: inject('serverUrl') })
  await server.connect()
  await server.query(statement)
  await server.end()
}

/** A database as it was before answers had fields, with the entry that was read and one that was not. */
beforeAll(async () => {
  await onServer(`create database ${name}`)
  client = new pg.Client({ connectionString: databaseOn(inject('serverUrl'), name) })
  await client.connect()
  const db = drizzle(client) as unknown as MigrateUpArgs['db']
  const run = (step: (typeof migrations)[number]) => step.up({ db } as MigrateUpArgs)
  const at = migrations.findIndex((step) => step.name === moves)
  for (const step of migrations.slice(0, at)) await run(step)
  for (const [key, data] of [
    ['company_profile_main', told],
    ['old_notes', { en: { parking: 'Behind the shop' } }],
  ] as const) {
    const entry = await db.execute(sql`
      INSERT INTO "knowledge_base" ("entry_key", "updated_at", "created_at")
      VALUES (${key}, now(), now()) RETURNING "id"`)
    for (const [locale, said] of Object.entries(data)) {
      await db.execute(sql`
        INSERT INTO "knowledge_base_locales" ("entry_data", "_locale", "_parent_id")
        VALUES (${JSON.stringify(said)}::jsonb, ${locale}::"_locales", ${entry.rows[0]?.id})`)
    }
  }
  for (const step of migrations.slice(at)) await run(step)
})

afterAll(async () => {
  await client.end()
  await onServer(`drop database ${name}`)
})

const rows = async (statement: string) => (await client.query(statement)).rows as object[]

it('an entry that was JSON becomes answers, products and details in both languages', async () => {
  expect(
    await rows(`
      SELECT "told"."_locale", "question", "answer", "active",
        array(SELECT "text" FROM "answers_texts" AS "word" WHERE "word"."parent_id" = "answers"."id"
          AND "path" = 'keywords' AND "locale" = "told"."_locale" ORDER BY "order") AS "keywords"
      FROM "answers" JOIN "answers_locales" AS "told" ON "_parent_id" = "answers"."id"
      ORDER BY "answers"."id", "told"."_locale"`),
  ).toEqual([
    { _locale: 'en', ...told.en.faqs[0], active: true },
    { _locale: 'es', ...told.es.faqs[0], active: true },
    { _locale: 'en', ...told.en.faqs[1], active: true, keywords: [] },
  ])
  expect(
    await rows(`
      SELECT "code", "page", "_locale", "name", "description" FROM "knowledge_base_products" AS "product"
      JOIN "knowledge_base_products_locales" AS "told" ON "told"."_parent_id" = "product"."id"
      ORDER BY "_locale"`),
  ).toMatchObject([
    { code: 'mirrors', page: '/products/mirrors', _locale: 'en', name: 'Mirrors' },
    { code: 'mirrors', page: '/products/mirrors', _locale: 'es', description: 'A la medida.' },
  ])
  expect(
    await rows(`SELECT "path", "text", "locale" FROM "knowledge_base_texts" ORDER BY "path"`),
  ).toEqual([
    { path: 'commercial.benefits', text: 'One crew', locale: 'en' },
    { path: 'products.0.applications', text: 'Vanities', locale: 'en' },
  ])
})

it('what nobody read is kept as a note for those who work here', async () => {
  const [entry] = await rows(`SELECT "notes" FROM "knowledge_base" WHERE "entry_key" = 'old_notes'`)
  expect(JSON.stringify(entry)).toContain('Behind the shop')
})
