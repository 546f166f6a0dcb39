import type { AfterErrorHook } from 'payload'
import { noteRefusal } from './note-refusals'

/** What Payload itself refuses to somebody who is signed in. */
export const noteRefusedOperation: AfterErrorHook = async ({ error, req }) => {
  const { user } = req
  if ((error as { status?: unknown }).status !== 403 || !user) return
  const path = req.pathname
  await noteRefusal(
    req.payload,
    { id: Number(user.id), name: user.email },
    `${req.method ?? ''} ${path}`.trim(),
  )
}
