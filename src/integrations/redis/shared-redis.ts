import { Redis } from 'ioredis'
import { env } from '@/config/env'

let connection: Redis | undefined

/** The Redis that all replicas share; null where none is configured. */
export function sharedRedis(): Redis | null {
  const { REDIS_URL } = env()
  if (REDIS_URL === undefined) return null
  connection ??= connect(REDIS_URL)
  return connection
}

/** Says once that Redis is away, and once that it is back: the site does without it in between. */
function connect(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    // a Redis that takes calls and answers none is away, too: nobody waits for it twice
    commandTimeout: 1_000,
    socketTimeout: 1_000,
  })
  let isAway = false
  redis.on('error', (error) => {
    if (!isAway) console.error('Redis is away', error)
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) console.info('Redis is back')
    isAway = false
  })
  return redis
}
