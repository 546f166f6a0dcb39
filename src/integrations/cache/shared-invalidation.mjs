import { Redis } from 'ioredis'

const channel = 'page-cache:invalidated'

/**
 * Tells the other replicas which tags were invalidated, and hears it from them. Each one stamps what
 * it hears with its own clock, so that no two clocks have to agree. What was published while the
 * connection was away can't be heard any more: then everything is dropped.
 */
export function joinReplicas(url, { onTags, onGap }) {
  const hearing = new Redis(url)
  const speaking = new Redis(url, { maxRetriesPerRequest: 1 })
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
      hearing.disconnect()
      speaking.disconnect()
    },
  }
}
