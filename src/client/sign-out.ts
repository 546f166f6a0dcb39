import { notify, notifyError } from '@/ui/toast'
import { forgetDrafts } from './quote-drafts'
import { callApi } from './api'
import { keepOpening, keepPiece } from './opening/kept-opening'
import { noteLetterTo } from './letter-sent-to'
import { refreshSession } from './session'

type Texts = { loggedOutTitle: string; loggedOutText: string; logoutError: string }

/** Signs out at the server, says so, and answers whether it worked. */
export async function signOut(texts: Texts): Promise<boolean> {
  // 400 says that nobody was signed in any more.
  const sent = await callApi('POST', '/api/users/logout', {})
  if (!sent.ok && !(sent.kind === 'refused' && sent.status === 400)) {
    const text = sent.kind === 'refused' ? (sent.errors[0]?.message ?? '') : ''
    notifyError({ title: texts.logoutError, text: text || undefined })
    return false
  }
  await forgetVisitor()
  notify({ title: texts.loggedOutTitle, text: texts.loggedOutText })
  return true
}

/** Nothing of whoever was signed in stays in this browser. */
export async function forgetVisitor(): Promise<void> {
  forgetDrafts()
  keepOpening(null)
  keepPiece(null)
  noteLetterTo(null)
  await refreshSession()
}
