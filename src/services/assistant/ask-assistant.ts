import 'server-only'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { AssistantAnswer } from '@/domain/assistant/answer'
import { replyTo } from '@/domain/assistant/reply'
import { questionShape } from '@/domain/assistant/talk'
import { officeNow } from '@/domain/booking/office-now'
import { serviceSpans } from '@/domain/company/service-clock'
import { shopTimeOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { readBooking } from '../content/booking'
import type { ServiceContext } from '../context'
import { noteQuestion } from './note-question'
import { readLibrary } from './read-library'
import { sayReply } from './say-reply'

type Args = { ctx: Pick<ServiceContext, 'payload' | 'now'>; input: unknown; locale: Locale }

export type AskOutcome = { ok: true; answer: AssistantAnswer } | { ok: false; fields: string[] }

/**
 * Answers one question from what the company has published and from its price list; asks nobody outside. What
 * the browser says was spoken of before is a wish: prices and facts are worked out anew. What has no answer is
 * counted for those who write answers.
 */
export async function askAssistant({ ctx, input, locale }: Args): Promise<AskOutcome> {
  const parsed = questionShape.safeParse(input)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => String(path[0] ?? ''))
    return { ok: false, fields: [...new Set(fields)] }
  }
  const library = await readLibrary(ctx)
  const known = {
    indexes: library.indexes,
    towns: library.shelves[locale].knowledge.towns,
    tables: library.tables[defaultLocale],
  }
  const reply = replyTo(parsed.data, locale, known)
  if (reply.said.kind === 'unknown') {
    await noteQuestion({
      ctx,
      message: parsed.data.message,
      language: reply.language,
      terms: reply.terms,
    })
  }
  // the hours are read by their English words, in which staff write them first
  const { serviceHours } = library.shelves[defaultLocale].company
  const booking = await readBooking()
  const office = officeNow(serviceSpans(serviceHours), booking, shopTimeOf(ctx.now(), timeZone))
  return { ok: true, answer: sayReply({ reply, library, office, booking }) }
}
