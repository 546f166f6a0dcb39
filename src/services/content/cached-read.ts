import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { startedPayload } from '@/services/request-context'

/** Heals what no publish told the cache of, such as a change made straight in the database. */
const secondsToLive = 3600

/**
 * Keeps what `read` answers until something under one of `tags` is published: the hooks of the
 * collections drop the tag that is the collection's slug. `read` sees what a visitor may see.
 */
export function cachedRead<Arguments extends string[], Answer>(
  name: string,
  tags: string[],
  read: (payload: Payload, ...args: Arguments) => Promise<Answer>,
): (...args: Arguments) => Promise<Answer> {
  return (...args) =>
    unstable_cache(async () => read(await startedPayload(), ...args), ['content', name, ...args], {
      tags,
      revalidate: secondsToLive,
    })()
}

/** A page that stands in for a failed read is rendered anew after ten seconds, not after an hour. */
export async function retrySoon(): Promise<void> {
  await unstable_cache(async () => Promise.resolve(true), ['content', 'retry-soon'], {
    revalidate: 10,
  })()
}
