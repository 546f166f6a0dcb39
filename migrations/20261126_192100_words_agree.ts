import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Whole texts as pages and posts were first loaded with; what staff wrote stays. */
const words = [
  [
    'Warranty on glass and work. The term is on your estimate.',
    'Warranty on glass and work, by product. Ask us for the term of yours.',
  ],
  [
    'Garantía del vidrio y del trabajo. El plazo está en su presupuesto.',
    'Garantía del vidrio y del trabajo, según el producto. Pregúntenos el plazo del suyo.',
  ],
  [
    'Mist between two panes means a tired seal. In most frames the glass can be changed in an hour, and the window stays.',
    'Mist between two panes means a tired seal. In most frames the glass can be changed in a few hours, and the window stays.',
  ],
  [
    'El vaho entre dos vidrios significa un sello vencido. En la mayoría de los marcos el vidrio se cambia en una hora, y la ventana se queda.',
    'El vaho entre dos vidrios significa un sello vencido. En la mayoría de los marcos el vidrio se cambia en unas horas, y la ventana se queda.',
  ],
  ['3/8 in: the tallest we cut', '3/8 in: the tallest that is made'],
  ['3/8 in: lo más alto que cortamos', '3/8 in: lo más alto que se fabrica'],
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
      UPDATE "posts_locales" SET "excerpt" = ${after} WHERE "excerpt" = ${before}`)
    await db.execute(sql`
      UPDATE "_posts_v_locales" SET "version_excerpt" = ${after} WHERE "version_excerpt" = ${before}`)
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
