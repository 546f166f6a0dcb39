import { passwordProblem } from '@/domain/account/password-rules'
import type { PasswordProblem } from '@/domain/account/password-rules'
import type { Role } from '@/domain/account/roles'
import {
  isLeakedPassword,
  isLeakedPasswordStretched,
} from '@/integrations/passwords/leaked-passwords'

export type PasswordOwner = { role: Role; email?: string | undefined }

/**
 * What is wrong with a password that its owner wants to have, or null: the rules that the browser knows
 * too, and the list of leaked passwords, which is too large for it. Whoever works here is asked for more.
 */
export async function chosenPasswordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordProblem | null> {
  const problem = passwordProblem(password, owner)
  if (problem !== null) return problem
  const isLeaked =
    owner.role === 'customer'
      ? await isLeakedPassword(password)
      : await isLeakedPasswordStretched(password)
  return isLeaked ? 'passwordTooCommon' : null
}
