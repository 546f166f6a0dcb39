import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import safety from './safety-answer.json'

type Db = MigrateUpArgs['db']

const locales = ['en', 'es'] as const
const besides = 'Tempered or laminated glass: which is better?'
const insured = { question: '¿Están asegurados y tienen licencia?', phrasing: '¿Tienen seguro?' }

/**
 * Only where the answers a shop was loaded with are there: a shop that is about to be loaded gets this one with
 * the others, and one that wrote its own does not get ours.
 */
export async function addSafetyAnswer(db: Db): Promise<void> {
  const loaded = await answersAsking(db, besides)
  const added = await answersAsking(db, safety.en.question)
  if (loaded.length === 0 || added.length > 0) return
  const { rows } = await db.execute(sql`
    INSERT INTO "answers" ("page", "next_step") VALUES (${safety.page}, 'none') RETURNING "id"`)
  const answer = Number(rows[0]?.id)
  for (const locale of locales) {
    const { question, answer: text, phrasings, keywords } = safety[locale]
    await db.execute(sql`
      INSERT INTO "answers_locales" ("question", "answer", "_locale", "_parent_id")
        VALUES (${question}, ${text}, ${locale}, ${answer})`)
    for (const [path, texts] of Object.entries({ phrasings, keywords })) {
      for (const [index, each] of texts.entries()) {
        await db.execute(sql`
          INSERT INTO "answers_texts" ("order", "parent_id", "path", "text", "locale")
            VALUES (${index + 1}, ${answer}, ${path}, ${each}, ${locale})`)
      }
    }
  }
  // "seguro" is safe and insurance both: who asks whether the shop has it is told so
  for (const id of await answersAsking(db, insured.question)) {
    await db.execute(sql`
      INSERT INTO "answers_texts" ("order", "parent_id", "path", "text", "locale")
        SELECT coalesce(max("order"), 0) + 1, ${id}, 'phrasings', ${insured.phrasing}, 'es'
          FROM "answers_texts"
          WHERE "parent_id" = ${id} AND "path" = 'phrasings' AND "locale" = 'es'`)
  }
}

export async function removeSafetyAnswer(db: Db): Promise<void> {
  for (const id of await answersAsking(db, safety.en.question)) {
    await db.execute(sql`DELETE FROM "answers" WHERE "id" = ${id}`)
  }
  for (const id of await answersAsking(db, insured.question)) {
    await db.execute(sql`
      DELETE FROM "answers_texts" WHERE "parent_id" = ${id} AND "path" = 'phrasings'
        AND "locale" = 'es' AND "text" = ${insured.phrasing}`)
  }
}

async function answersAsking(db: Db, question: string): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT "_parent_id" AS "id" FROM "answers_locales" WHERE "question" = ${question}`)
  return rows.map(({ id }) => Number(id))
}
