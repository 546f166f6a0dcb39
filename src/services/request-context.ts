import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { AwaitingUser } from '@collections/users/shop-session'
import { getPayload } from 'payload'
import type { Payload } from 'payload'
import { env } from '@/config/env'
import { callScope } from '@/integrations/http/call-scope'
import { configuredPayments } from '@/integrations/stripe/configured-payments'
import type { Actor, ServiceContext } from './context'

/**
 * Payload, started once in this process. Its configuration is loaded when it is asked for: so a build has it
 * once, not in each route that comes here.
 */
export async function startedPayload(): Promise<Payload> {
  const { default: config } = await import('@payload-config')
  return getPayload({ config })
}

async function contextOf(headers: Headers): Promise<ServiceContext> {
  const payload = await startedPayload()
  const { user } = await payload.auth({ headers })
  // Payload knows nobody while the database is away: that must not pass for "signed out".
  if (user === null && bearsSession(headers)) await payload.db.drizzle.execute(sql`select 1`)
  const actor = actorOf(user)
  const scope = callScope()
  if (scope) scope.actor = actor
  return { payload, actor, now: () => new Date(), payments: configuredPayments() }
}

function bearsSession(headers: Headers): boolean {
  return (headers.get('cookie') ?? '').includes('site-token=')
}

/** The context of an API call. A cookie counts only when the browser says the call is our own. */
export function contextFromRequest(request: Request): Promise<ServiceContext> {
  return contextOf(request.headers)
}

/**
 * The context of a page that is being opened. Arriving from Stripe or from a mail is a cross-site
 * navigation, on which Payload ignores its cookie; a page only reads, so here the cookie counts.
 */
export async function contextForPage(headers: Headers): Promise<ServiceContext> {
  const cookie = headers.get('cookie') ?? ''
  return contextOf(new Headers({ cookie, origin: env().SITE_URL }))
}

/** The context of the site itself: jobs, webhooks. */
export async function contextOfSite(): Promise<ServiceContext> {
  const payload = await startedPayload()
  return { payload, actor: null, now: () => new Date(), payments: configuredPayments() }
}

type SignedIn = Awaited<ReturnType<Payload['auth']>>['user']

function actorOf(user: SignedIn): Actor | null {
  if (user === null || user.collection !== 'users') return null
  const { id, email, fullName, role } = user
  const { awaitsSecondStep } = user as AwaitingUser
  return { id, email, fullName, role, ...(awaitsSecondStep ? { awaitsSecondStep } : {}) }
}
