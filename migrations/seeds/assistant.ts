import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import usualWords from './assistant-words.json'

type Db = MigrateUpArgs['db']
type Texts = Record<string, unknown>
type Entry = { faqs: Texts[]; products: Texts[]; details: Texts; whole: unknown }
export type KeptEntry = { id: number; key: string; en: Entry; es: Entry | null }

const locales = ['en', 'es'] as const
const readKey = 'company_profile_main'

/** The pages that products had by their names in the entry. */
const pages: Record<string, string> = {
  shower_glass: '/products/shower-glass',
  window_glass: '/products/windows',
  mirrors: '/products/mirrors',
  tabletops: '/products/glass-furniture',
  storefronts: '/products/commercial',
  partitions: '/products/office-partitions',
  staircases: '/products/staircases',
}

/** What the entries held as JSON, before their table of texts goes. */
export async function keepEntries(db: Db): Promise<KeptEntry[]> {
  const { rows } = await db.execute(sql`
    SELECT "entry"."id", "entry"."entry_key" AS "key", "told"."_locale" AS "locale",
      "told"."entry_data" AS "data"
    FROM "knowledge_base" AS "entry"
    JOIN "knowledge_base_locales" AS "told" ON "told"."_parent_id" = "entry"."id"
    ORDER BY "entry"."id"`)
  const told = rows as { id: number; key: string; locale: string; data: unknown }[]
  return told
    .filter(({ locale }) => locale === 'en')
    .map(({ id, key, data }) => {
      const spanish = told.find((row) => row.id === id && row.locale === 'es')
      return { id, key, en: entryOf(data), es: spanish ? entryOf(spanish.data) : null }
    })
}

/** The same in fields, and the words that mean the same: what a shop without samples begins with. */
export async function storeEntries(db: Db, entries: readonly KeptEntry[]): Promise<void> {
  for (const entry of entries) {
    if (entry.key === readKey) await storeEntry(db, entry)
    else {
      // nobody ever read it: it is kept where those who work here find it
      const notes = JSON.stringify({ en: entry.en.whole, es: entry.es?.whole }, null, 2)
      await db.execute(sql`UPDATE "knowledge_base" SET "notes" = ${notes} WHERE "id" = ${entry.id}`)
    }
  }
  const { rows } = await db.execute(sql`
    INSERT INTO "assistant" ("created_at", "updated_at") VALUES (now(), now()) RETURNING "id"`)
  const id = Number(rows[0]?.id)
  for (const locale of locales) {
    for (const [index, words] of usualWords[locale].entries()) {
      await db.execute(sql`
        INSERT INTO "assistant_synonyms" ("_order", "_parent_id", "_locale", "id", "words")
        VALUES (${index + 1}, ${id}, ${locale}, ${`words-${locale}-${index + 1}`}, ${words})`)
    }
  }
}

async function storeEntry(db: Db, { id, en, es }: KeptEntry): Promise<void> {
  const inLocale = { en, es }
  for (const [index] of en.faqs.entries()) {
    const { rows } = await db.execute(sql`INSERT INTO "answers" DEFAULT VALUES RETURNING "id"`)
    const answer = Number(rows[0]?.id)
    for (const locale of locales) {
      const faq = inLocale[locale]?.faqs[index]
      if (!faq) continue
      await db.execute(sql`
        INSERT INTO "answers_locales" ("question", "answer", "_locale", "_parent_id")
        VALUES (${textOf(faq.question)}, ${textOf(faq.answer)}, ${locale}, ${answer})`)
      for (const [order, text] of textsOf(faq.keywords).entries()) {
        await db.execute(sql`
          INSERT INTO "answers_texts" ("order", "parent_id", "path", "text", "locale")
          VALUES (${order + 1}, ${answer}, 'keywords', ${text}, ${locale})`)
      }
    }
  }
  for (const [index, product] of en.products.entries()) {
    const code = textOf(product.id)
    const row = `product-${id}-${index + 1}`
    await db.execute(sql`
      INSERT INTO "knowledge_base_products" ("_order", "_parent_id", "id", "page", "code")
      VALUES (${index + 1}, ${id}, ${row}, ${pages[code] ?? null}, ${code})`)
    for (const locale of locales) {
      const told = inLocale[locale]?.products[index]
      if (!told) continue
      await db.execute(sql`
        INSERT INTO "knowledge_base_products_locales" ("name", "description", "_locale", "_parent_id")
        VALUES (${textOf(told.name)}, ${textOf(told.description)}, ${locale}, ${row})`)
      await storeTexts(db, id, `products.${index}.applications`, told.applications, locale)
      await storeTexts(db, id, `products.${index}.examples`, told.examples, locale)
    }
  }
  for (const locale of locales) {
    const details = inLocale[locale]?.details ?? {}
    await storeTexts(db, id, 'commercial.glassTypes', details.glass_types, locale)
    await storeTexts(db, id, 'commercial.benefits', details.benefits, locale)
    await storeTexts(db, id, 'commercial.processSteps', details.process_steps, locale)
  }
}

async function storeTexts(db: Db, id: number, path: string, texts: unknown, locale: string) {
  for (const [order, text] of textsOf(texts).entries()) {
    await db.execute(sql`
      INSERT INTO "knowledge_base_texts" ("order", "parent_id", "path", "text", "locale")
      VALUES (${order + 1}, ${id}, ${path}, ${text}, ${locale})`)
  }
}

function entryOf(data: unknown): Entry {
  const { faqs, products, services } = recordOf(data)
  const { commercial } = recordOf(services)
  return {
    faqs: listOf(faqs),
    products: listOf(products),
    details: recordOf(recordOf(commercial).details),
    whole: data,
  }
}

function recordOf(value: unknown): Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Texts)
    : {}
}

function listOf(value: unknown): Texts[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : []
}
