import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'

/** A whole text as it was first loaded, and as it is loaded now. */
export type MendedWords = readonly (readonly [before: string, after: string])[]

/** Where to look besides, and in which language alone: some words are the same in both. */
type Places = { tables?: readonly string[]; locale?: 'en' | 'es' }

const tables = ['pages', 'posts', 'answers', 'team_members']
const wordTables = ['home_words', 'about_words', 'services_words', 'contact_words']
const bodies = [
  ['pages_locales', 'body'],
  ['_pages_v_locales', 'version_body'],
  ['posts_locales', 'body'],
  ['_posts_v_locales', 'version_body'],
] as const

/** Puts new words where a whole text still is as it was loaded; what staff wrote stays. */
export async function mendWords(
  db: MigrateUpArgs['db'],
  words: MendedWords,
  { tables: more = [], locale }: Places = {},
): Promise<void> {
  const inLanguage = locale ? sql`AND _locale = ${locale}` : sql``
  for (const [before, after] of words) {
    const [from, to] = [JSON.stringify(before), JSON.stringify(after)]
    for (const [table, column] of bodies) {
      const [name, body] = [sql.identifier(table), sql.identifier(column)]
      await db.execute(sql`
        UPDATE ${name} SET ${body} = replace(${body}::text, ${from}, ${to})::jsonb
          WHERE strpos(${body}::text, ${from}) > 0 ${inLanguage}`)
    }
  }
  const pairs = sql.join(
    words.map(([before, after]) => sql`(${before}::varchar, ${after}::varchar)`),
    sql`, `,
  )
  for (const { table, column } of await textColumns(db, more)) {
    const [name, text] = [sql.identifier(table), sql.identifier(column)]
    await db.execute(sql`
      UPDATE ${name} SET ${text} = mended.after
        FROM (VALUES ${pairs}) AS mended (before, after) WHERE ${text} = mended.before ${inLanguage}`)
  }
}

/** The same the other way round. */
export async function unmendWords(
  db: MigrateUpArgs['db'],
  words: MendedWords,
  places?: Places,
): Promise<void> {
  await mendWords(
    db,
    words.map(([before, after]) => [after, before] as const),
    places,
  )
}

async function textColumns(
  db: MigrateUpArgs['db'],
  more: readonly string[],
): Promise<{ table: string; column: string }[]> {
  const names = [...tables, ...wordTables, ...more].flatMap((table) => [
    `${table}_locales`,
    `_${table}_v_locales`,
  ])
  const { rows } = await db.execute(sql`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'character varying'
        AND table_name IN (${sql.join(
          names.map((name) => sql`${name}`),
          sql`, `,
        )})`)
  return rows as { table: string; column: string }[]
}
