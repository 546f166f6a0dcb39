import { randomBytes } from 'node:crypto'
import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { env, isDevelopment } from '@/config/env'
import { defaultLocale, withoutLocale } from '@/config/locales'
import { contentPolicy } from '@/policy/content-policy.mjs'

/**
 * Gives the pages of one person, the admin and drafts a policy with a nonce, which Next puts on their
 * scripts: they are rendered for each request. Pages from cache carry hashes instead
 * (src/policy/cached-page.mjs).
 */
export function proxy(request: NextRequest) {
  if (isDevelopment()) return onwards(request)
  const isAdmin = inAdmin(request)
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  // the admin shows drafts in a frame
  const policy = contentPolicy([nonce], isAdmin ? ["'self'"] : [])
  const headers = new Headers(request.headers)
  headers.set(header, policy)
  const response = onwards(request, { request: { headers } })
  const isTried = isAdmin && env().ADMIN_CONTENT_POLICY === 'report'
  response.headers.set(isTried ? `${header}-Report-Only` : header, policy)
  return response
}

const header = 'Content-Security-Policy'

function inAdmin({ nextUrl }: NextRequest): boolean {
  return /^\/admin(\/|$)/.test(nextUrl.pathname)
}

/**
 * The rewrite of next.config.mjs tells the browser that these pages were rendered without their query,
 * and it would show one page for all of them. Rewritten here, the query stays theirs.
 */
function onwards(request: NextRequest, init?: Parameters<typeof NextResponse.next>[0]) {
  const { pathname } = request.nextUrl
  if (inAdmin(request)) return NextResponse.next(init)
  if (withoutLocale(pathname) !== pathname) return NextResponse.next(init)
  const own = request.nextUrl.clone()
  own.pathname = `/${defaultLocale}${pathname}`
  return NextResponse.rewrite(own, init)
}

/** Written by `npm run generate`: every page with `dynamic = 'force-dynamic'`, the admin and drafts. */
export const config = {
  matcher: [
    '/:language(es)?/book-visit/times',
    '/:language(es)?/crm-dashboard',
    '/:language(es)?/email-change',
    '/:language(es)?/forgot-password',
    '/:language(es)?/login',
    '/:language(es)?/office/quotes/:id',
    '/:language(es)?/payment/cancel',
    '/:language(es)?/payment/success',
    '/:language(es)?/profile',
    '/:language(es)?/profile/security',
    '/:language(es)?/q/:token',
    '/:language(es)?/q/back/:how',
    '/:language(es)?/register',
    '/:language(es)?/reset-password',
    '/:language(es)?/verify-email',
    '/:language(es)?/visit/:token',
    '/:language(es)?/visit/hold/:token',
    '/admin/:path*',
    {
      source: '/((?!api/|admin|_next/|.*\\.).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
  ],
}
