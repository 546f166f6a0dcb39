import 'server-only'
import { worksHere, worksWithCustomers } from '@collections/access/roles'
import type { Viewer } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { Actor } from '../context'
import { lockRow } from '../database/transaction'
import { changeInquiry, lockInquiry } from '../inquiries/find-inquiry'
import { findQuote } from '../payments/records'

export const rowKinds = ['inquiries', 'followUps', 'tasks'] as const
export type RowKind = (typeof rowKinds)[number]

type Before = Record<string, string | null>

type Kind<Change extends Before> = {
  may: (viewer: Viewer) => boolean
  lock: (req: PayloadRequest, id: number) => Promise<{ before: Change; updatedAt: string } | null>
  done: (by: { actor: Actor; now: Date }) => Partial<Change>
  snooze: (until: string) => Partial<Change>
  /** What may be put back. */
  shape: z.ZodType<Change>
  write: (
    req: PayloadRequest,
    id: number,
    change: Partial<Change>,
  ) => Promise<{ updatedAt: string }>
}

const moment = z.iso.datetime().nullable()

type InquiryRest = {
  progress: 'new' | 'in_progress' | 'snoozed' | 'answered' | 'closed'
  snoozedUntil: string | null
}

const inquiries: Kind<InquiryRest> = {
  may: worksHere,
  lock: async (req, id) => {
    const row = await lockInquiry(req, id)
    return (
      row && {
        before: { progress: row.progress, snoozedUntil: row.snoozedUntil ?? null },
        updatedAt: row.updatedAt,
      }
    )
  },
  done: () => ({ progress: 'answered', snoozedUntil: null }),
  snooze: (until) => ({ progress: 'snoozed', snoozedUntil: until }),
  shape: z.object({
    progress: z.enum(['new', 'in_progress', 'snoozed', 'answered', 'closed']),
    snoozedUntil: moment,
  }),
  write: changeInquiry,
}

type FollowUp = { followUpOn: string | null }

const followUps: Kind<FollowUp> = {
  may: worksWithCustomers,
  lock: async (req, id) => {
    await lockRow(req, 'quotes', id)
    const row = await findQuote({ payload: req.payload, req }, id)
    return row && { before: { followUpOn: row.followUpOn ?? null }, updatedAt: row.updatedAt }
  },
  done: () => ({ followUpOn: null }),
  snooze: (until) => ({ followUpOn: noonOfShopDay(until) }),
  shape: z.object({ followUpOn: moment }),
  write: (req, id, data) =>
    req.payload.update({
      collection: slugs.quotes,
      id,
      data,
      depth: 0,
      overrideAccess: true, // the service has decided who may
      req,
    }),
}

type TaskRest = { dueOn: string; doneAt: string | null; doneBy: string | null }

const tasks: Kind<TaskRest> = {
  may: worksWithCustomers,
  lock: async (req, id) => {
    if (!(await lockRow(req, 'tasks', id))) return null
    const row = await req.payload.findByID({
      collection: slugs.tasks,
      id,
      depth: 0,
      overrideAccess: true, // the service has decided who may
      req,
    })
    const { dueOn, doneAt = null, doneBy = null, updatedAt } = row
    return { before: { dueOn, doneAt, doneBy }, updatedAt }
  },
  done: ({ actor, now }) => ({ doneAt: now.toISOString(), doneBy: actor.email }),
  snooze: (until) => ({ dueOn: noonOfShopDay(until) }),
  shape: z.object({ dueOn: z.iso.datetime(), doneAt: moment, doneBy: z.string().nullable() }),
  write: (req, id, data) =>
    req.payload.update({
      collection: slugs.tasks,
      id,
      data,
      depth: 0,
      overrideAccess: true, // as above
      req,
    }),
}

/** A day is stored as its noon, as the picker of days does. */
function noonOfShopDay(until: string): string {
  return `${shopDayOf(new Date(until), timeZone)}T12:00:00.000Z`
}

/** What can be done with a row of the morning page, by what it is; each takes what its own shape has let through. */
export const kindsOfRow = { inquiries, followUps, tasks } as unknown as Record<
  RowKind,
  Kind<Before>
>
