import 'server-only'
import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { startedPayload } from '@/services/request-context'
import { cacheTags } from './cache-tags'
import type { CachedReadName } from './cache-tags'

/** Heals what no publish told the cache of, such as a change made straight in the database. */
const secondsToLive = 3600

/**
 * Keeps what `read` answers until something is published that it is made of (cache-tags.ts). `read` sees what a visitor may see.
 */
export function cachedRead<Arguments extends string[], Answer>(
  name: CachedReadName,
  read: (payload: Payload, ...args: Arguments) => Promise<Answer>,
  /** What ends sooner by the clock says when, in seconds. */
  endsWithin: () => number = () => secondsToLive,
): (...args: Arguments) => Promise<Answer> {
  return (...args) =>
    unstable_cache(async () => read(await startedPayload(), ...args), ['content', name, ...args], {
      tags: [...cacheTags[name].tags],
      revalidate: Math.min(secondsToLive, endsWithin()),
    })()
}

/** A page that stands in for a failed read is rendered anew after ten seconds, not after an hour. */
export async function retrySoon(): Promise<void> {
  await unstable_cache(async () => Promise.resolve(true), ['content', 'retry-soon'], {
    revalidate: 10,
  })()
}
