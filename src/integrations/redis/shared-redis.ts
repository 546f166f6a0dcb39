import { Redis } from 'ioredis'
import { env } from '@/config/env'

let connection: Redis | undefined

/** The Redis that all replicas share; null where none is configured. */
export function sharedRedis(): Redis | null {
  const { REDIS_URL } = env()
  if (REDIS_URL === undefined) return null
  connection ??= new Redis(REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  return connection
}
