import { Redis } from 'ioredis'

const channel = 'page-cache:invalidated'
/** A connection that is open and dead is noticed by what it does not answer. */
const askedEveryMs = 5_000
const patience = { connectTimeout: 2_000, commandTimeout: 2_000, socketTimeout: 2_000 }

/**
 * Tells the other replicas which tags were invalidated, and hears it from them. Each one stamps what
 * it hears with its own clock, so that no two clocks have to agree. What was published while the
 * connection was away can't be heard any more: then everything is dropped.
 */
export function joinReplicas(url, { onTags, onGap }) {
  const hearing = new Redis(url, patience)
  const speaking = new Redis(url, { ...patience, maxRetriesPerRequest: 1 })
  let wasAway = false
  for (const connection of [hearing, speaking]) {
    connection.on('error', () => undefined) // ioredis tries again by itself
  }
  hearing.on('close', () => (wasAway = true))
  hearing.on('ready', () => {
    hearing.subscribe(channel).then(() => {
      if (wasAway) onGap()
      wasAway = false
    }, console.error)
  })
  const asking = setInterval(() => {
    if (hearing.status === 'ready') hearing.ping().catch(() => undefined)
  }, askedEveryMs)
  asking.unref()
  hearing.on('message', (_channel, tags) => onTags(JSON.parse(tags)))
  return {
    tell: async (tags) => {
      try {
        await speaking.publish(channel, JSON.stringify(tags))
      } catch (error) {
        console.error('Other replicas could not be told of a publish', error)
      }
    },
    leave: () => {
      clearInterval(asking)
      hearing.disconnect()
      speaking.disconnect()
    },
  }
}
