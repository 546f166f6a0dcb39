import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'

/** What `req` writes from here on is noted as this person's; nobody's where the account is gone. */
export async function inTheNameOf(req: PayloadRequest, userId: number | null): Promise<void> {
  if (userId === null) return
  const user = await req.payload.findByID({
    collection: slugs.users,
    id: userId,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true, // the site looks up whoever asked it
  })
  if (user !== null) req.user = { ...user, collection: slugs.users }
}
