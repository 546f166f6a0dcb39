import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { visitsOverlap, visitTimesProblem } from '@/domain/job/visit-times'
import { siteFormatter } from '@/i18n/site-formatter'
import type { Visit } from '@/payload-types'
import { lockKey } from '../../database/lock-key'
import { Refusal } from '../../refusal'
import { relationId } from '../../relation-id'
import { slugs } from '../../slugs'

const problems = {
  ends_first: 'A visit ends after it begins.',
  too_long: 'A visit ends on the day it begins: enter one visit a day.',
}

/** Nobody is at two places at once, whoever writes it down and how many at a time. */
export const keepVisitsApart: CollectionBeforeChangeHook<Visit> = async ({
  data,
  originalDoc,
  req,
}) => {
  const visit = { ...originalDoc, ...data }
  const { start, end } = visit
  if (!start || !end) return data
  const problem = visitTimesProblem({ start, end })
  if (problem !== null) throw new Refusal(problems[problem], 400, 'end')
  const who = relationId(visit.who)
  if (who === null || visit.isCancelled) return data
  await lockKey(req, `visits-of:${who}`)
  const other = await visitBetween(req, { who, start, end, id: originalDoc?.id ?? null })
  if (other !== null) throw new Refusal(await clash(req, other), 409, 'start')
  return data
}

type Wanted = { who: number; start: string; end: string; id: number | null }

async function visitBetween(
  req: PayloadRequest,
  { who, start, end, id }: Wanted,
): Promise<Visit | null> {
  const { docs } = await req.payload.find({
    collection: slugs.visits,
    where: {
      and: [
        { who: { equals: who } },
        { isCancelled: { not_equals: true } },
        { start: { less_than: end } },
        { end: { greater_than: start } },
        ...(id === null ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    sort: 'start',
    limit: 1,
    depth: 2,
    pagination: false,
    overrideAccess: true, // the rule holds whoever asks
    req,
  })
  return docs.find((other) => visitsOverlap(other, { start, end })) ?? null
}

async function clash(req: PayloadRequest, { start, end, who, job }: Visit): Promise<string> {
  const person = typeof who === 'object' && who !== null ? who.fullName : 'This person'
  const where = typeof job === 'object' && job !== null ? job.number : null
  const times = siteFormatter('en').dateTimeRange(new Date(start), new Date(end), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return `${person} is at ${where ?? 'a booked visit'} then: ${times}. Choose another time or person.`
}
