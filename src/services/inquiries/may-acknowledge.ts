import 'server-only'
import { takeFrom } from '@/integrations/rate-limit/limit'

/** Whether an address may get another mail now: nobody's mailbox is filled through our forms. */
export async function mayAcknowledge(email: string | null): Promise<boolean> {
  if (email === null) return false
  const turn = await takeFrom('mail', `to:${email}`)
  return turn.ok
}
