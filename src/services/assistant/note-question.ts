import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Language } from '@/domain/assistant/language/languages'
import { withoutTraces } from '@/domain/assistant/without-traces'
import type { ServiceContext } from '../context'

type Args = {
  ctx: Pick<ServiceContext, 'payload' | 'now'>
  message: string
  language: Language
  /** What it is about, the same however it is put. */
  terms: readonly string[]
}

const longestKey = 300
const longestWording = 500
/** As many as anybody reads; what is new after that is not kept until some are done. */
const mostQuestions = 3000

/**
 * Counts a question that had no answer, the same one once: in one statement, because two may ask it at the same
 * moment. Neither who asked is kept, nor what he typed of himself.
 */
export async function noteQuestion({ ctx, message, language, terms }: Args): Promise<void> {
  const words = terms.filter((term) => !/\d/.test(term))
  const wording = withoutTraces(message).slice(0, longestWording)
  if (words.length === 0 || wording === '') return
  const key = `${language}: ${words.join(' ')}`.slice(0, longestKey)
  const at = ctx.now().toISOString()
  await ctx.payload.db.drizzle.execute(sql`
    INSERT INTO "questions"
      ("key", "wording", "language", "count", "last_asked", "state", "created_at", "updated_at")
    SELECT ${key}, ${wording}, ${language}::"enum_questions_language", 1, ${at}::timestamptz, 'open',
      ${at}::timestamptz, ${at}::timestamptz
    WHERE EXISTS (SELECT 1 FROM "questions" WHERE "key" = ${key})
      OR (SELECT count(*) FROM "questions") < ${mostQuestions}
    ON CONFLICT ("key") DO UPDATE SET
      "count" = "questions"."count" + 1,
      "last_asked" = excluded."last_asked",
      "examples" = CASE
        WHEN lower("questions"."wording") = lower(excluded."wording")
          OR length(coalesce("questions"."examples", '')) > 0 THEN "questions"."examples"
        ELSE excluded."wording" END`)
}
