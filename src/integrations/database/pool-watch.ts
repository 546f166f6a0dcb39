import type { Pool, PoolClient } from 'pg'

type Watched = {
  /** Connections whose line is gone, and since when, though nobody has given them back. */
  lost: Map<PoolClient, number>
}

const watched = new WeakMap<Pool, Watched>()

/** Whoever works on a lost connection learns it from his next query, and gives it back then. */
const graceMs = 10_000

/**
 * Notes which connections of a pool die while somebody holds them. Without a listener such a death
 * would end the process.
 */
export function watchPool(pool: Pool, log: (error: Error) => void): void {
  if (watched.has(pool)) return
  const lost = new Map<PoolClient, number>()
  watched.set(pool, { lost })
  pool.on('connect', (client) => {
    client.on('error', () => lost.set(client, Date.now()))
  })
  pool.on('release', (_error, client) => lost.delete(client))
  pool.on('remove', (client) => lost.delete(client))
  pool.on('error', (error, client) => {
    lost.delete(client as PoolClient)
    log(error)
  })
}

/** How many dead connections keep a place of the pool that nobody can use any more. */
export function placesLost(pool: Pool, now = Date.now()): number {
  const since = watched.get(pool)?.lost.values() ?? []
  return [...since].filter((at) => now - at > graceMs).length
}
