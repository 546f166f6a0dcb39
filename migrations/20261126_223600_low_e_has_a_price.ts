import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Whole texts as pages and posts were first loaded with; what staff wrote stays. */
const words = [
  [
    'The coating turns heat around inside the unit. We add it to your quote by hand.',
    'The coating turns heat around inside the unit. It cannot be seen.',
  ],
  [
    'La capa devuelve el calor dentro de la unidad. La agregamos a mano a su cotización.',
    'La capa devuelve el calor dentro de la unidad. No se ve.',
  ],
  ['Low-E, argon, tint', 'Argon, tint'],
  ['Low-E, argón, tinte', 'Argón, tinte'],
  ['One opening, three widths', 'One opening, three widths, their difference drawn large'],
  ['One window, three widths', 'One window, three widths, their difference drawn large'],
  ['Un hueco, tres anchos', 'Un hueco, tres anchos, con la diferencia ampliada'],
  ['Una ventana, tres anchos', 'Una ventana, tres anchos, con la diferencia ampliada'],
] as const

async function replaced(
  db: MigrateUpArgs['db'],
  pairs: readonly (readonly [string, string])[],
): Promise<void> {
  for (const [before, after] of pairs) {
    const [from, to] = [`"${before}"`, `"${after}"`]
    await db.execute(sql`
      UPDATE "pages_locales" SET "body" = replace("body"::text, ${from}, ${to})::jsonb
        WHERE strpos("body"::text, ${from}) > 0`)
    await db.execute(sql`
      UPDATE "_pages_v_locales" SET "version_body" = replace("version_body"::text, ${from}, ${to})::jsonb
        WHERE strpos("version_body"::text, ${from}) > 0`)
    await db.execute(sql`
      UPDATE "posts_locales" SET "body" = replace("body"::text, ${from}, ${to})::jsonb
        WHERE strpos("body"::text, ${from}) > 0`)
    await db.execute(sql`
      UPDATE "_posts_v_locales" SET "version_body" = replace("version_body"::text, ${from}, ${to})::jsonb
        WHERE strpos("version_body"::text, ${from}) > 0`)
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await replaced(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await replaced(
    db,
    words.map(([before, after]) => [after, before] as const),
  )
}
