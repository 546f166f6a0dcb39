import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import chapters from './mirror-chapters.json'

type Db = MigrateUpArgs['db']
type Node = { type?: string; fields?: { id?: string; blockType?: string } }
type Body = { root: { children: Node[] } }
type Locale = keyof typeof chapters
type Row = { id: number; locale: Locale; body: Body }

/** The chapters that the page was first loaded with, in their order. */
const loaded = ['plate', 'limits', 'parts', 'facts']

/** What the page says of its price and its days, where nobody has added, taken or moved a chapter. */
export async function addMirrorChapters(db: Db): Promise<void> {
  await changeBodies(db, ({ locale, body: { root } }) => {
    if (!areLoaded(root.children)) return null
    const { included, dates } = chapters[locale]
    const [facts, before] = [root.children.slice(-1), root.children.slice(0, -1)]
    return [...before, included, ...facts, dates]
  })
}

export async function removeMirrorChapters(db: Db): Promise<void> {
  await changeBodies(db, ({ locale, body: { root } }) => {
    const { included, dates } = chapters[locale]
    const ours = new Set([included.fields.id, dates.fields.id])
    const left = root.children.filter(({ fields }) => !ours.has(fields?.id ?? ''))
    return left.length === root.children.length ? null : left
  })
}

function areLoaded(children: readonly Node[]): boolean {
  return (
    children.length === loaded.length &&
    children.every(
      ({ type, fields }, index) =>
        type === 'block' &&
        fields?.blockType === loaded[index] &&
        fields?.id === `sample-${index}`,
    )
  )
}

/** The page as it is read, and its versions, of which the editor opens the newest. */
async function changeBodies(db: Db, change: (row: Row) => Node[] | null): Promise<void> {
  const pages = await db.execute(sql`
    SELECT "told"."id", "told"."_locale" AS "locale", "told"."body" FROM "pages_locales" AS "told"
      JOIN "pages" ON "pages"."id" = "told"."_parent_id"
      WHERE "pages"."slug" = 'mirrors' AND "told"."body" IS NOT NULL`)
  const versions = await db.execute(sql`
    SELECT "told"."id", "told"."_locale" AS "locale", "told"."version_body" AS "body"
      FROM "_pages_v_locales" AS "told" JOIN "_pages_v" ON "_pages_v"."id" = "told"."_parent_id"
      WHERE "_pages_v"."version_slug" = 'mirrors' AND "told"."version_body" IS NOT NULL`)
  for (const row of pages.rows as Row[]) {
    const body = bodyOf(row, change(row))
    if (body === null) continue
    await db.execute(sql`
      UPDATE "pages_locales" SET "body" = ${body}::jsonb WHERE "id" = ${row.id}`)
  }
  for (const row of versions.rows as Row[]) {
    const body = bodyOf(row, change(row))
    if (body === null) continue
    await db.execute(sql`
      UPDATE "_pages_v_locales" SET "version_body" = ${body}::jsonb WHERE "id" = ${row.id}`)
  }
}

function bodyOf({ body }: Row, children: Node[] | null): string | null {
  return children === null ? null : JSON.stringify({ ...body, root: { ...body.root, children } })
}
