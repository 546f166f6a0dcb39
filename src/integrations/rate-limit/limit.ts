import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/config/env'
import { metrics } from '../metrics/metrics'
import { sharedRedis } from '../redis/shared-redis'

/** How often one address may ask, by what it asks for: `points` in `duration` seconds. */
const limits = {
  calculate: { points: 120, duration: 60 },
  quote: { points: 30, duration: 60 },
  checkout: { points: 20, duration: 60 },
  login: { points: 10, duration: 60 },
  register: { points: 8, duration: 600 },
  /** Questions to the assistant. */
  assistant: { points: 40, duration: 60 },
  mail: { points: 6, duration: 600 },
  /** Files with all that is kept about somebody. */
  ownData: { points: 5, duration: 600 },
  inquiry: { points: 6, duration: 600 },
  /** Estimates that a visitor makes links of, or has sent to an address. */
  share: { points: 10, duration: 600 },
  /** Photos that visitors send ahead: four times what one of them may send along. */
  photo: { points: 24, duration: 600 },
  /** Times of visits that are held. */
  hold: { points: 20, duration: 600 },
  /** Forms that book what is held, with those that are corrected and sent again. */
  booking: { points: 20, duration: 600 },
  /** Calls of a quote's link: 32 random bytes are not guessed, and shall not be tried. */
  link: { points: 60, duration: 60 },
  /** What a browser refused on a page. */
  policyReport: { points: 30, duration: 60 },
  webhook: { points: 600, duration: 60 },
  rest: { points: 600, duration: 60 },
  /** Passwords tried for one account from one address, and for one account from everywhere. */
  guess: { points: 8, duration: 600 },
  guessFromAll: { points: 100, duration: 3600 },
  /** Codes of a second step that are tried for one account. */
  secondStep: { points: 10, duration: 3600 },
  /** Refusals to one account that are written down. */
  refusalsNoted: { points: 30, duration: 600 },
} as const

export type LimitName = keyof typeof limits
export type LimitAnswer = { ok: true } | { ok: false; retryAfterSeconds: number }

const limiters = new Map<LimitName, RateLimiterAbstract>()

function limiterOf(name: LimitName): RateLimiterAbstract {
  const known = limiters.get(name)
  if (known) return known
  const made = newLimiter(name)
  limiters.set(name, made)
  return made
}

/** Counts in the process; with a Redis for all replicas together, and alone again while it is away. */
function newLimiter(name: LimitName): RateLimiterAbstract {
  const own = new RateLimiterMemory({ ...limits[name], keyPrefix: name })
  const redis = sharedRedis()
  if (redis === null) return own
  return new RateLimiterRedis({
    ...limits[name],
    keyPrefix: `limit:${name}`,
    storeClient: redis,
    insuranceLimiter: own,
  })
}

/** Takes one turn of `name` for `key` (an address, an account); refuses when none is left. */
export async function takeFrom(name: LimitName, key: string): Promise<LimitAnswer> {
  return env().RATE_LIMITS === 'off' ? { ok: true } : takeTurn(name, key)
}

const longestKey = 320

/** The same where RATE_LIMITS has no say, because it guards an account and not the server. */
export async function takeTurn(name: LimitName, key: string): Promise<LimitAnswer> {
  try {
    await limiterOf(name).consume(key.slice(0, longestKey))
    return { ok: true }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    metrics().refusals.inc({ limit: name })
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
  }
}

/** How many turns `key` has taken of `name` by now. */
export async function turnsTaken(name: LimitName, key: string): Promise<number> {
  return (await limiterOf(name).get(key.slice(0, longestKey)))?.consumedPoints ?? 0
}

/** Gives `key` all its turns of `name` again. */
export async function giveBack(name: LimitName, key: string): Promise<void> {
  await limiterOf(name).delete(key.slice(0, longestKey))
}
