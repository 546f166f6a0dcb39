import 'server-only'
import { isRefusal } from '@collections/refusal'
import { worksWithCustomers } from '@collections/access/roles'
import type { MoveVerdict } from '@/domain/job/judge-move'
import type { JobState } from '@/domain/job/stages'
import type { Actor } from '../context'

type RefusedMove = Exclude<MoveVerdict, { ok: true }>

export type JobRefusal =
  | { ok: false; kind: 'not_signed_in' | 'forbidden' }
  | { ok: false; kind: 'not_found' | 'malformed' | 'too_late' | 'paid_since' }
  /** Somebody else has moved it meanwhile. */
  | { ok: false; kind: 'moved_meanwhile'; state: JobState; by: string | null }
  | { ok: false; kind: 'refused_move'; verdict: RefusedMove; to: JobState }
  /** A visit that can't be; the sentence says why. */
  | { ok: false; kind: 'refused_visit'; words: string }

/** Null for whoever may work on jobs. */
export function refuseOthers(actor: Actor | null): JobRefusal | null {
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  return worksWithCustomers(actor) ? null : { ok: false, kind: 'forbidden' }
}

/** What the visits' own rule says against one, as a value; anything else is thrown on. */
export async function sayRefusedVisit<Done>(
  work: () => Promise<Done>,
): Promise<Done | Extract<JobRefusal, { kind: 'refused_visit' }>> {
  try {
    return await work()
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { ok: false, kind: 'refused_visit', words: error.message }
  }
}
