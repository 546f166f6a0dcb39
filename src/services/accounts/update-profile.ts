import 'server-only'
import { fieldProblems } from '@/domain/account/field-problems'
import { accountProblemCode } from '@/domain/account/problem-codes'
import type { FieldProblem } from '@/domain/account/problem-codes'
import { profileSchema } from '@/domain/account/profile'
import type { Profile } from '@/domain/account/profile'
import type { ServiceContext } from '../context'
import { withSignInLock } from './sign-in-lock'

export type UpdateProfileOutcome =
  | { ok: true; profile: Profile }
  | { ok: false; kind: 'not_signed_in' }
  | { ok: false; kind: 'invalid'; problems: FieldProblem[] }

type Args = { ctx: ServiceContext; input: unknown }

/** Changes one's own name, phone number and address; whatever else is in the input is dropped. */
export async function updateProfile({ ctx, input }: Args): Promise<UpdateProfileOutcome> {
  const { actor, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  const parsed = profileSchema.safeParse(input)
  if (!parsed.success) {
    const problems = fieldProblems(parsed.error.issues, accountProblemCode)
    return { ok: false, kind: 'invalid', problems }
  }
  // a sign-in at this moment would write back the name, phone number and address that it has read
  await withSignInLock(payload, actor.email, () =>
    payload.update({
      collection: 'users',
      id: actor.id,
      data: parsed.data,
      depth: 0,
      overrideAccess: false,
      user: { ...actor, collection: 'users' },
    }),
  )
  return { ok: true, profile: parsed.data }
}
