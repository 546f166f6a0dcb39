import { sqlOfSite } from '../../support/database'
import type { Promised } from './visitors'

/** What was promised and is not so: a line for each. */
export async function brokenPromises({ saved, checkouts, settled }: Promised): Promise<string[]> {
  const quotes = await sqlOfSite<{ id: number; key: string; status: string; paid: number }>(
    `select id, request_key as key, status, amount_paid::float as paid from quotes
     where request_key = any($1)`,
    [[...saved.keys()]],
  )
  const payments = await sqlOfSite<{ quote: number; session: string; status: string }>(
    `select quote_id as quote, stripe_session_id as session, status from payments
     where quote_id = any($1)`,
    [[...saved.values()]],
  )
  const broken: string[] = []
  for (const [key, id] of saved) {
    const found = quotes.filter((quote) => quote.key === key)
    if (found.length !== 1 || found[0]?.id !== id) {
      broken.push(`${found.length} quotes of the ask ${key}, answered with ${id}`)
    }
  }
  for (const [quote, session] of checkouts) {
    if (!payments.some((payment) => payment.quote === quote && payment.session === session)) {
      broken.push(`no payment of the session ${session} of quote ${quote}`)
    }
  }
  for (const id of settled) {
    const paid = payments.filter(({ quote, status }) => quote === id && status === 'succeeded')
    const quote = quotes.find((one) => one.id === id)
    if (paid.length !== 1 || quote?.status !== 'payment_succeeded') {
      broken.push(`quote ${id} is ${quote?.status ?? 'gone'} with ${paid.length} payments`)
    }
  }
  return broken
}
