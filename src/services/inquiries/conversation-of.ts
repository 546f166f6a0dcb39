import 'server-only'
import { readCompanyFacts } from '@collections/globals/read-company'
import { slugs } from '@collections/slugs'
import { filledIn } from '@/domain/inquiry/reply'
import { snoozeChoices } from '@/domain/inquiry/snooze'
import { timeZone } from '@/i18n/time-zone'
import { translatorOf } from '@/i18n/translator'
import type { Locale } from '@/config/locales'
import type { Correspondence, Inquiry } from '@/payload-types'
import { whoWorksHere } from '../accounts/who-works-here'
import type { Actor, ServiceContext } from '../context'
import { idOrNull } from '../payments/records'
import { languageOf, refuseOthers } from './find-inquiry'
import { peopleOfShop } from './people-of-shop'

type Said = {
  id: number
  /** A letter of the site belongs to a customer, not to an inquiry. */
  kind: Exclude<Correspondence['kind'], 'letter'>
  by: string
  at: string
  to: string | null
  subject: string | null
  text: string
  /** Until when it can be stopped; null where it has left. */
  stopUntil: string | null
}

export type Conversation = {
  inquiryId: number
  /** What it began with, to be seen while it is answered. */
  asked: { by: string; at: string; text: string }
  /** Null where nobody can be written to. */
  to: string | null
  language: Locale
  /** What a new answer is about, where no template says so. */
  subject: string
  said: Said[]
  templates: { id: number; title: string; subject: string; text: string }[]
  people: { id: number; name: string }[]
  assignedTo: number | null
  snooze: { name: string; until: string }[]
}

/** What was said to an inquiry and how it can be answered; null for whoever may not answer it. */
export async function conversationOf(
  ctx: ServiceContext,
  inquiryId: number,
): Promise<Conversation | null> {
  const { actor, now } = ctx
  if (actor === null || refuseOthers(actor) !== null) return null
  const inquiry = await ctx.payload.findByID({
    collection: slugs.inquiries,
    id: inquiryId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the line above has decided who may
  })
  if (!inquiry) return null
  const language = languageOf(inquiry)
  const [said, templates, people] = await Promise.all([
    saidTo(ctx, inquiry.id),
    templatesFor(ctx, { inquiry, actor, language }),
    peopleOfShop(ctx.payload),
  ])
  return {
    inquiryId: inquiry.id,
    asked: { by: inquiry.name ?? '', at: inquiry.createdAt, text: inquiry.message ?? '' },
    to: inquiry.email || null,
    language,
    subject: translatorOf(language, 'mail.reply')('subject'),
    said,
    templates,
    people,
    assignedTo: idOrNull(inquiry.assignedTo),
    snooze: snoozeChoices(now(), timeZone).map(({ name, until }) => ({
      name,
      until: until.toISOString(),
    })),
  }
}

async function saidTo({ payload, now }: ServiceContext, inquiryId: number): Promise<Said[]> {
  const { docs } = await payload.find({
    collection: slugs.correspondence,
    where: { inquiry: { equals: inquiryId } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: true, // asked for by whoever may answer it
  })
  const nameOf = new Map((await whoWorksHere(payload)).map((one) => [one.email, one.fullName]))
  return docs.flatMap(({ id, kind, by, createdAt, to, subject, text, leavesAt }) =>
    kind === 'letter'
      ? []
      : [
          {
            id,
            kind,
            // an account may be gone, and its address stays
            by: nameOf.get(by) || by,
            at: createdAt,
            to: to ?? null,
            subject: subject ?? null,
            text,
            stopUntil: leavesAt && new Date(leavesAt) > now() ? leavesAt : null,
          },
        ],
  )
}

type For = { inquiry: Inquiry; actor: Actor; language: Locale }

async function templatesFor(
  { payload }: ServiceContext,
  { inquiry, actor, language }: For,
): Promise<Conversation['templates']> {
  const [company, { docs }] = await Promise.all([
    readCompanyFacts({ payload, locale: language }),
    payload.find({
      collection: slugs.replyTemplates,
      sort: ['displayOrder', 'title'],
      locale: language,
      pagination: false,
      depth: 0,
      overrideAccess: true, // as above
    }),
  ])
  const facts = {
    name: inquiry.name,
    sender: actor.fullName,
    company: company.name,
    phone: company.phone,
  }
  return docs.map(({ id, title, subject, text }) => ({
    id,
    title,
    subject: filledIn(subject, facts),
    text: filledIn(text, facts),
  }))
}
