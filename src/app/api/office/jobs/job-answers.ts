import { defaultLocale } from '@/config/locales'
import type { JobState } from '@/domain/job/stages'
import { translatorOf } from '@/i18n/translator'
import type { ServiceContext } from '@/services/context'
import type { JobRefusal } from '@/services/jobs/job-outcome'
import { contextFromRequest } from '@/services/request-context'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseCall, refuseInWords, refuseWhenTooMany } from '../../respond'

type Wish = { ctx: ServiceContext; wish: unknown }
type Outcome = { ok: true } | JobRefusal

/** A call of the office that asks for something of a job: 200 `{ "ok": true }`, or why not. */
export function jobCall(service: (asked: Wish) => Promise<Outcome>) {
  return answering(async (request: Request): Promise<Response> => {
    const tooMany = await refuseWhenTooMany(request, 'rest')
    if (tooMany) return tooMany
    const read = await readJson(request)
    if (!read.ok) return read.response
    const outcome = await service({ ctx: await contextFromRequest(request), wish: read.body })
    return outcome.ok ? answer(200, { ok: true }) : refuseJob(request, outcome)
  })
}

const statuses = {
  not_found: 404,
  malformed: 422,
  too_late: 409,
  paid_since: 409,
  moved_meanwhile: 409,
  refused_move: 409,
  refused_visit: 409,
} as const

function refuseJob(request: Request, refusal: JobRefusal): Response {
  switch (refusal.kind) {
    case 'not_signed_in':
      // the admin's screens are in English
      return refuseInWords(defaultLocale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    default:
      return answer(statuses[refusal.kind], { kind: refusal.kind, error: wordsOf(refusal) })
  }
}

type Said = Extract<JobRefusal, { kind: keyof typeof statuses }>

function wordsOf(refusal: Said): string {
  const t = translatorOf(defaultLocale, 'officeJobs')
  const state = (name: JobState) => t(`states.${name}`)
  switch (refusal.kind) {
    case 'refused_visit':
      return refusal.words
    case 'moved_meanwhile':
      return t('refusals.moved_meanwhile', {
        by: refusal.by ?? t('refusals.somebody'),
        state: state(refusal.state),
      })
    case 'refused_move':
      return moveWords(refusal)
    default:
      return t(`refusals.${refusal.kind}`)
  }
}

function moveWords({ verdict, to }: Extract<JobRefusal, { kind: 'refused_move' }>): string {
  const t = translatorOf(defaultLocale, 'officeJobs')
  const state = (name: JobState) => t(`states.${name}`)
  switch (verdict.kind) {
    case 'already_there':
      return t('refusals.already_there')
    case 'held_elsewhere':
      return t('refusals.held_elsewhere', { state: state(verdict.heldFrom ?? 'to_measure') })
    case 'out_of_order':
      return t('refusals.out_of_order', {
        to: state(to),
        next: listed(verdict.mayFollow.map(state), 'disjunction'),
      })
    case 'needs':
      return t('refusals.needs', {
        to: state(to),
        missing: listed(
          verdict.missing.map((need) => t(`needs.${need}`)),
          'conjunction',
        ),
      })
  }
}

function listed(words: string[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat(defaultLocale, { type }).format(words)
}
