import { notify, notifyError } from '@/ui/toast'
import { forgetDrafts } from './quote-drafts'
import { refreshSession } from './session'

type Texts = { loggedOutTitle: string; loggedOutText: string; logoutError: string }

/** Signs out at the server, says so, and answers whether it worked. */
export async function signOut(texts: Texts): Promise<boolean> {
  try {
    const response = await fetch('/api/users/logout', { method: 'POST' })
    if (!response.ok && response.status !== 400) throw new Error(String(response.status))
  } catch {
    notifyError({ title: texts.logoutError })
    return false
  }
  forgetDrafts()
  await refreshSession()
  notify({ title: texts.loggedOutTitle, text: texts.loggedOutText })
  return true
}
