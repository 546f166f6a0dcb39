import * as z from 'zod/mini'
import { callApi } from '@/client/api'

const configShape = z.object({ stripePublishableKey: z.nullish(z.string()) })

/** Whether a publishable key is one that Stripe gave out, and no placeholder. */
export function isRealKey(key: string | null | undefined): key is string {
  return (
    typeof key === 'string' &&
    /^pk_(live|test)_[A-Za-z0-9]{20,}$/.test(key) &&
    !/placeholder|your|example|x{6}/i.test(key)
  )
}

/** Loads Stripe's browser script, only where a real publishable key is set. */
export async function loadStripeScript(): Promise<void> {
  const answer = await callApi('GET', '/api/globals/app-config?depth=0')
  const config = configShape.safeParse(answer.ok ? answer.body : null)
  const key = config.success ? config.data.stripePublishableKey : null
  if (!isRealKey(key)) return
  // The pure entry has no side effect until it is called; the plain one loads on import.
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  await loadStripe(key).catch(() => null)
}
