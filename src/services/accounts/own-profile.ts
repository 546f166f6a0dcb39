import 'server-only'
import { phoneText } from '@/domain/customer/phone-text'
import type { Profile } from '@/domain/account/profile'
import type { Actor, ServiceContext } from '../context'

export type OwnProfile = Profile & { favoriteStyles: { id: number; name: string }[] }

type Args = { ctx: ServiceContext; actor: Actor }

/** What somebody has told us about himself, and the glass styles he marked. */
export async function ownProfile({ ctx, actor }: Args): Promise<OwnProfile> {
  const user = await ctx.payload.findByID({
    collection: 'users',
    id: actor.id,
    depth: 1,
    overrideAccess: false,
    user: { ...actor, collection: 'users' },
  })
  return {
    fullName: user.fullName,
    phoneNumber: phoneText(user.phoneNumber ?? ''),
    address: user.address ?? '',
    favoriteStyles: (user.favoriteStyles ?? []).flatMap((style) =>
      typeof style === 'object' ? [{ id: style.id, name: style.name }] : [],
    ),
  }
}
