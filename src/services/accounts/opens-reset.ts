import 'server-only'
import type { ServiceContext } from '../context'

/** As Payload makes them. */
const tokenShape = /^[0-9a-f]{40}$/

/** Whether a link for a new password still works: it does so once, and for one hour. */
export async function opensReset(
  { payload, now }: Pick<ServiceContext, 'payload' | 'now'>,
  token: string,
): Promise<boolean> {
  if (!tokenShape.test(token)) return false
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: {
      and: [
        { resetPasswordToken: { equals: token } },
        { resetPasswordExpiration: { greater_than: now().toISOString() } },
      ],
    },
    overrideAccess: true, // whoever opens the letter is not signed in; the token is what he has
  })
  return totalDocs === 1
}
