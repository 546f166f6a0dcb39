import type { ServerResponse } from 'node:http'
import type Stripe from 'stripe'
import { matchPath } from '../api/match-path'
import type { Sandbox } from '../context'
import { Fault } from '../fault'
import { completeSession, storedSession } from '../movements'
import type { StoredSession } from '../store'
import { judgeCard } from '../test-cards'
import type { CardInput } from '../test-cards'
import { checkoutPage, closedPage, unknownPage } from './checkout-page'
import { pageHtml } from './html'

type PageAnswer = { status: number; html: string } | { status: 303; location: string }

function known(sandbox: Sandbox, id: string): StoredSession | null {
  try {
    return storedSession(sandbox, id)
  } catch (error) {
    if (error instanceof Fault) return null
    throw error
  }
}

function detailIn(sandbox: Sandbox): (item: Stripe.LineItem) => string | null {
  return ({ price }) => sandbox.store.state.products[String(price?.product)]?.description ?? null
}

function showCheckout(sandbox: Sandbox, id: string): PageAnswer {
  const stored = known(sandbox, id)
  if (stored === null) return { status: 404, html: unknownPage() }
  if (stored.session.status !== 'open') return { status: 200, html: closedPage(stored.session) }
  return { status: 200, html: checkoutPage(stored, detailIn(sandbox)) }
}

/** The shopper pressed Pay. */
function payCheckout(sandbox: Sandbox, id: string, form: URLSearchParams): PageAnswer {
  const stored = known(sandbox, id)
  if (stored === null) return { status: 404, html: unknownPage() }
  if (stored.session.status !== 'open') return { status: 200, html: closedPage(stored.session) }
  const typed: CardInput = {
    number: form.get('number') ?? '',
    expiry: form.get('expiry') ?? '',
    cvc: form.get('cvc') ?? '',
    name: form.get('name') ?? '',
  }
  const outcome = judgeCard(typed, new Date(sandbox.now() * 1000))
  if (!outcome.ok)
    return {
      status: 402,
      html: checkoutPage(stored, detailIn(sandbox), { typed, problem: outcome }),
    }
  const session = completeSession(sandbox, id)
  sandbox.store.save()
  const location = (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
  return { status: 303, location }
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

function homePage(): PageAnswer {
  const text =
    '<div class="card"><h2>Payment sandbox</h2><p>Checkout pages of test payments are served here.</p></div>'
  return { status: 200, html: pageHtml('Home', text) }
}

/** Serves the pages that a shopper sees. */
export function handlePage(
  sandbox: Sandbox,
  method: string,
  url: URL,
  body: string,
  response: ServerResponse,
): void {
  const id = matchPath('/c/pay/:id', url.pathname)
  const answer =
    url.pathname === '/'
      ? homePage()
      : id === null
        ? { status: 404, html: unknownPage() }
        : method === 'POST'
          ? payCheckout(sandbox, id, new URLSearchParams(body))
          : showCheckout(sandbox, id)
  if ('location' in answer) {
    response.writeHead(303, { location: answer.location }).end()
    return
  }
  response
    .writeHead(answer.status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    })
    .end(answer.html)
}
