import type Stripe from 'stripe'
import type { StoredSession } from '../store'
import type { CardInput, CardOutcome } from '../test-cards'
import { escapeHtml, pageHtml, wholeNumbersHtml } from './html'

/** An amount of minor units as people read it. */
function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** decimals)
}

type Problem = Extract<CardOutcome, { ok: false }>
/** What its product says of a line, below its name. */
type DetailOf = (item: Stripe.LineItem) => string | null

type Shown = { typed?: Partial<CardInput>; problem?: Problem }

type FieldFacts = {
  name: keyof CardInput
  label: string
  hint: string
  autocomplete: string
  numeric: boolean
}

const fields: Record<keyof CardInput, FieldFacts> = {
  number: {
    name: 'number',
    label: 'Card number',
    hint: '4242 4242 4242 4242',
    autocomplete: 'cc-number',
    numeric: true,
  },
  expiry: {
    name: 'expiry',
    label: 'Expiry (MM/YY)',
    hint: '12/34',
    autocomplete: 'cc-exp',
    numeric: true,
  },
  cvc: { name: 'cvc', label: 'CVC', hint: '123', autocomplete: 'cc-csc', numeric: true },
  name: {
    name: 'name',
    label: 'Name on card',
    hint: '',
    autocomplete: 'cc-name',
    numeric: false,
  },
}

function fieldHtml({ name, label, hint, autocomplete, numeric }: FieldFacts, shown: Shown): string {
  const problem = shown.problem?.field === name ? shown.problem : undefined
  const wrong = problem
    ? `<p class="wrong" id="${name}-wrong" role="alert">${escapeHtml(problem.message)}</p>`
    : ''
  const invalid = problem ? ` aria-invalid="true" aria-describedby="${name}-wrong" autofocus` : ''
  const value = escapeHtml(shown.typed?.[name] ?? '')
  const keys = numeric ? ' inputmode="numeric"' : ''
  return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" placeholder="${hint}" autocomplete="${autocomplete}"${keys} required${invalid}>${wrong}</div>`
}

function summaryHtml({ session, lineItems }: StoredSession, detailOf: DetailOf): string {
  const currency = session.currency ?? 'usd'
  const back = session.cancel_url
    ? `<a class="back" href="${escapeHtml(session.cancel_url)}">Cancel and go back</a>`
    : ''
  const lines = lineItems
    .map((item) => {
      const amount = moneyText(item.amount_total, currency)
      const detail = detailOf(item)
      const small = detail ? `<p>${wholeNumbersHtml(detail)}</p>` : ''
      return `<dl><dt>${wholeNumbersHtml(item.description ?? 'Payment')}</dt><dd>${amount}</dd></dl>${small}`
    })
    .join('')
  return `<section aria-labelledby="what">${back}<h1 id="what">Amount to pay</h1><p class="amount">${moneyText(session.amount_total ?? 0, currency)}</p>${lines}</section>`
}

const testCards = `<details open><summary>Test cards</summary><table>
<tr><td><code>4242 4242 4242 4242</code></td><td>pays</td></tr>
<tr><td><code>4000 0000 0000 0002</code></td><td>is declined</td></tr>
<tr><td><code>4000 0000 0000 9995</code></td><td>has insufficient funds</td></tr>
</table><p>Any future expiry, any three digits, any name.</p></details>`

/** The button is pressed once: a second press while the first runs would only be refused. */
const pressOnce = `document.querySelector('form').addEventListener('submit', (event) => {
  const button = event.target.querySelector('button'); button.disabled = true; button.textContent = 'Processing…';
});
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });`

/** The page on which the shopper pays an open session. */
export function checkoutPage(stored: StoredSession, detailOf: DetailOf, shown: Shown = {}): string {
  const { session } = stored
  const amount = moneyText(session.amount_total ?? 0, session.currency ?? 'usd')
  const email = session.customer_email
    ? `<p>Paying as ${escapeHtml(session.customer_email)}</p>`
    : ''
  const html = (name: keyof CardInput) => fieldHtml(fields[name], shown)
  const form = `<form method="post" action="/c/pay/${session.id}" novalidate aria-labelledby="card"><h2 id="card">Pay with card</h2>${email}${html('number')}<div class="pair">${html('expiry')}${html('cvc')}</div>${html('name')}<button type="submit">Pay ${amount}</button>${testCards}</form>`
  return pageHtml(`Pay ${amount}`, summaryHtml(stored, detailOf) + form, pressOnce)
}

/** What a visitor of a session that takes no payment any more reads. */
export function closedPage(session: Stripe.Checkout.Session): string {
  const complete = session.status === 'complete'
  const title = complete ? "You're all done here" : 'This checkout page has expired'
  const text = complete
    ? 'This checkout has already been completed.'
    : 'Nothing was charged. Go back to the shop to begin again.'
  const link =
    session.cancel_url && !complete
      ? `<p><a href="${escapeHtml(session.cancel_url)}">Go back</a></p>`
      : ''
  return pageHtml(title, `<div class="card"><h2>${title}</h2><p>${text}</p>${link}</div>`)
}

export function unknownPage(): string {
  const title = 'No such checkout page'
  return pageHtml(
    title,
    `<div class="card"><h2>${title}</h2><p>Check the address, or begin again in the shop.</p></div>`,
  )
}
