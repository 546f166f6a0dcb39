import { fieldOf } from '../../accounts/account-answers'

const reasons: Partial<Record<number, string>> = {
  401: 'wrong password',
  403: 'address not confirmed',
  429: 'too many tries',
}

/**
 * Why a sign-in was refused; null where it was not, or only asks for the code of a second step that was not
 * sent along.
 */
export async function whyRefused(response: Response, code: unknown): Promise<string | null> {
  const reason = reasons[response.status]
  if (reason === undefined) return null
  if (response.status !== 401 || !(await isAtCode(response.clone()))) return reason
  return code === undefined ? null : 'wrong code'
}

async function isAtCode(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null)
  const [refusal] = listOf(answer)
  const [atField] = listOf(fieldOf(refusal, 'data'))
  return fieldOf(atField, 'path') === 'code'
}

function listOf(value: unknown): unknown[] {
  const errors = fieldOf(value, 'errors')
  return Array.isArray(errors) ? errors : []
}
