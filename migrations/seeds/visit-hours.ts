import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const spans = [
  ['09:00', '12:00'],
  ['13:00', '17:00'],
]

/** Hours that a shop may begin with: switched off until somebody there has looked at them. */
export async function storeVisitHours(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    INSERT INTO "booking" ("id", "is_open", "updated_at", "created_at")
    VALUES (1, false, now(), now()) ON CONFLICT DO NOTHING`)
  await db.execute(sql`SELECT setval('booking_id_seq', 1)`)
  const rows = weekdays.flatMap((weekday) => spans.map(([from, until]) => [weekday, from, until]))
  for (const [index, [weekday, from, until]] of rows.entries()) {
    await db.execute(sql`
      INSERT INTO "booking_hours" ("_order", "_parent_id", "id", "weekday", "from", "until")
      VALUES (${index + 1}, 1, ${`usual-${index + 1}`}, ${weekday}::"enum_booking_hours_weekday",
        ${from}, ${until})`)
  }
}
