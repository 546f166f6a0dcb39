import 'server-only'
import { worksHere } from '@collections/access/roles'
import { crewOf } from '@collections/jobs/told-of'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { env } from '@/config/env'
import { defaultLocale } from '@/config/locales'
import { crewLetters } from '@/domain/job/crew-news'
import type { CrewLetter } from '@/domain/job/crew-news'
import { translatorOf } from '@/i18n/translator'
import { crewMail } from '@/mail/crew-mail'
import type { MailMessage } from '@/mail/mail-message'
import type { User, Visit } from '@/payload-types'
import { visitFile } from '../calendar/visit-file'
import type { ServiceContext } from '../context'
import { letterhead } from '../mail/letterhead'
import { sendLetter } from '../mail/send-letter'
import { whereTo } from './where-to'

/**
 * Tells whoever goes there that he does, or that it changed, and whoever went there before that he does
 * not. Each letter is noted before the next one: a second try sends only what was not sent.
 */
export async function tellCrew(ctx: ServiceContext, visit: Visit, mark: string): Promise<void> {
  for (const wanted of crewLetters(crewOf(visit), ctx.now())) {
    const message = await letterTo(ctx.payload, visit, wanted)
    if (message !== null) {
      const own = mark.replace('<', `<${wanted.news}.${wanted.to}.`)
      await sendLetter({ payload: ctx.payload, message, mark: own })
    }
    await noteTold(ctx.payload, visit.id, wanted)
  }
}

/** Null for whoever works here no more. */
async function letterTo(
  payload: Payload,
  visit: Visit,
  { to, news, times }: CrewLetter,
): Promise<MailMessage | null> {
  const person = await workerOf(payload, to)
  if (person === null) return null
  const locale = person.language ?? defaultLocale
  const t = translatorOf(locale, 'job.crew')
  const {
    name = '',
    phone = null,
    address = null,
  } = (await whereTo(payload, [visit])).get(visit.id) ?? {}
  const said = name || t('nameless')
  return crewMail(await letterhead({ payload, to: person.email, locale }), news, {
    kind: visit.kind,
    ...times,
    name: said,
    phone,
    address,
    note: visit.note ?? null,
    calendar: visitFile({
      visit: { ...visit, ...times },
      isCancelled: news === 'called_off' || news === 'given_away',
      summary: t('event', { kind: t(`kinds.${visit.kind}`), name: said }),
      address: address ?? '',
      url: `${env().SITE_URL}/admin`,
    }),
  })
}

async function workerOf(payload: Payload, id: number): Promise<User | null> {
  const person = await payload.findByID({
    collection: slugs.users,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the site writes to whoever goes
  })
  return person && worksHere(person) ? person : null
}

/** Past the rules for visits, since no visit changes by it. */
async function noteTold(payload: Payload, id: number, { to, news, times }: CrewLetter) {
  await payload.db.drizzle.execute(
    news === 'called_off' || news === 'given_away'
      ? sql`update visits set told_who_id = null, told_who_start = null, told_who_end = null
          where id = ${id}`
      : sql`update visits set told_who_id = ${to}, told_who_start = ${times.start},
          told_who_end = ${times.end} where id = ${id}`,
  )
}
