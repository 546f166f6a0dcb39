import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'

function nameOf({ user }: PayloadRequest): string | null {
  return user && 'email' in user ? user.email : null
}

/** Each state of a row carries who made it, so that its history says so; null is the site itself. */
export const noteWhoChanged: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: nameOf(req),
})

export const noteWhoChangedSettings: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: nameOf(req),
})
