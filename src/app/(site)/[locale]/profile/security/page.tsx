import { headers } from 'next/headers'
import { enterSignedIn } from '@/app/guarded-page'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { unlistedMetadata } from '@/app/unlisted-page'
import { SecurityPage } from '@/features/account/security/security-page'
import { ownSessions } from '@/services/accounts/own-sessions'
import { sessionIdOfPage } from '@/services/accounts/session-id'
import { secondStepOf } from '@/services/accounts/second-step/second-step'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('security')

export default async function Security({ params }: PageParams) {
  const locale = await localeOf({ params })
  const { actor, ctx } = await enterSignedIn({ locale, path: '/profile/security' })
  const sessionId = await sessionIdOfPage(ctx, await headers())
  const [step, sessions] = await Promise.all([secondStepOf(ctx), ownSessions(ctx, sessionId)])
  return <SecurityPage locale={locale} email={actor.email} step={step} sessions={sessions} />
}
