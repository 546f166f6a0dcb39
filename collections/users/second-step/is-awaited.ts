import type { Payload } from 'payload'
import type { User } from '@/payload-types'
import { worksHere } from '../../access/roles'
import { globalSlugs } from '../../slugs'
import { findSetStep } from './store'

/** Whether the shop asks for a second step of somebody who works here and has set none. */
export async function awaitsSecondStep(
  payload: Payload,
  user: Pick<User, 'id' | 'role'>,
): Promise<boolean> {
  if (!worksHere(user)) return false
  const { secondStepRequired } = await payload.db.findGlobal<{ secondStepRequired?: boolean }>({
    slug: globalSlugs.signIn,
  })
  return secondStepRequired === true && (await findSetStep({ payload }, user.id)) === null
}
