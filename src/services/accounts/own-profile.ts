import type { Profile } from '@/domain/account/profile'
import type { Actor, ServiceContext } from '../context'

type Args = { ctx: ServiceContext; actor: Actor }

/** What somebody has told us about himself. */
export async function ownProfile({ ctx, actor }: Args): Promise<Profile> {
  const user = await ctx.payload.findByID({
    collection: 'users',
    id: actor.id,
    depth: 0,
    overrideAccess: false,
    user: { ...actor, collection: 'users' },
  })
  return {
    fullName: user.fullName,
    phoneNumber: user.phoneNumber ?? '',
    address: user.address ?? '',
  }
}
