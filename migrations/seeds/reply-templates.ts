import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import templates from './reply-templates.json'

const locales = ['en', 'es'] as const

/** Answers that a shop may begin with. */
export async function storeReplyTemplates(db: MigrateUpArgs['db']): Promise<void> {
  for (const [index, template] of templates.entries()) {
    const { rows } = await db.execute(sql`
      INSERT INTO "reply_templates" ("title", "display_order", "updated_at", "created_at")
      VALUES (${template.title}, ${(index + 1) * 10}, now(), now()) RETURNING "id"`)
    for (const locale of locales) {
      const { subject, text } = template[locale]
      await db.execute(sql`
        INSERT INTO "reply_templates_locales" ("subject", "text", "_locale", "_parent_id")
        VALUES (${subject}, ${text}, ${locale}, ${Number(rows[0]?.id)})`)
    }
  }
}
