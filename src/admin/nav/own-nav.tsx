import { DefaultNavClient, NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import type { ServerProps } from 'payload'
import type { ComponentProps } from 'react'
import { navPreferences } from '@/services/accounts/nav-preferences'
import { actorOf } from '../actor-of'
import { BackgroundLink } from '../background/background-link'
import { FridayLink } from '../friday/friday-link'
import { JobsLink } from '../jobs/jobs-link'
import { PricesLink } from '../prices/prices-link'
import { openGroups } from './open-groups'

type Shown = ComponentProps<typeof DefaultNavClient>

/** The platform's menu, with the groups of somebody's every day unfolded and the others folded. */
export async function OwnNav(props: ServerProps) {
  const { payload, permissions, visibleEntities, user, i18n } = props
  const actor = actorOf(user)
  if (!visibleEntities || !permissions || actor === null) return null
  const { collections, globals } = payload.config
  const groups: Shown['groups'] = groupNavItems(
    [
      ...collections
        .filter(({ slug }) => visibleEntities.collections.includes(slug))
        .map((entity) => ({ type: EntityType.collection as const, entity })),
      ...globals
        .filter(({ slug }) => visibleEntities.globals.includes(slug))
        .map((entity) => ({ type: EntityType.global as const, entity })),
    ],
    permissions,
    i18n,
  )
  const kept = await navPreferences(payload, actor.id)
  const labels = groups.map(({ label }) => label)
  return (
    <NavWrapper baseClass="nav">
      <nav className="nav__wrap">
        <JobsLink {...props} />
        <FridayLink {...props} />
        <BackgroundLink {...props} />
        <PricesLink {...props} />
        <DefaultNavClient
          groups={groups}
          navPreferences={
            { ...kept, groups: openGroups(labels, actor.role, kept?.groups) } as never
          }
        />
        <div className="nav__controls">
          <Logout />
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}
