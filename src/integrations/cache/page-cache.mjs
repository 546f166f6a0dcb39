import { LRUCache } from 'lru-cache'
import { joinReplicas } from './shared-invalidation.mjs'

/**
 * Next's cache handler: pages and the data of `unstable_cache`, in this process's memory. Replicas
 * that share a Redis tell each other what was published.
 *
 * Next's own handler can keep an old page for ever: when the process restarts between a publish and
 * the first visit, and when a page is being rendered while it is published. Here nothing outlives the
 * process, and an entry counts from the moment its rendering began, so a publish in between drops it.
 */

const tagsHeader = 'x-next-cache-tags'
const maxBytes = 256 * 1024 * 1024

/** Next makes a handler a request and bundles this module more than once; the state is one. */
const state = (globalThis[Symbol.for('site.page-cache')] ??= {
  entries: new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf }),
  invalidatedAt: new Map(),
  droppedAt: -1,
  begunAt: new LRUCache({ max: 10_000 }),
  replicas: isServing()
    ? joinReplicas(process.env.REDIS_URL, { onTags: invalidate, onGap: dropEverything })
    : null,
})

export default class PageCache {
  async get(key, context) {
    const entry = state.entries.get(key)
    if (entry === undefined || isInvalid(entry, context) || isOverdue(entry)) noteBeginning(key)
    if (entry === undefined) return null
    if (isInvalid(entry, context)) {
      state.entries.delete(key)
      return null
    }
    const { value, lastModified, cacheControl } = entry
    return { value, lastModified, cacheControl }
  }

  async set(key, value, context) {
    const now = clock()
    const begunAt = state.begunAt.get(key) ?? now
    state.begunAt.delete(key)
    if (value === null) {
      state.entries.delete(key)
      return
    }
    const cacheControl = context.fetchCache ? undefined : context.cacheControl
    const tags = [...tagsOf(value), ...(context.tags ?? [])]
    state.entries.set(key, { value, tags, begunAt, lastModified: clock(), cacheControl })
  }

  async revalidateTag(tags) {
    invalidate([tags].flat())
    await state.replicas?.tell([tags].flat())
  }

  resetRequestCache() {}
}

/** A build serves nobody and must end. */
function isServing() {
  return Boolean(process.env.REDIS_URL) && process.env.NEXT_PHASE !== 'phase-production-build'
}

function invalidate(tags) {
  for (const tag of tags) state.invalidatedAt.set(tag, clock())
}

/** What is being rendered meanwhile may be old too: it counts from its beginning. */
function dropEverything() {
  state.droppedAt = clock()
  state.entries.clear()
}

/**
 * Finer than Date.now(), so that a render and a publish in one millisecond keep their order, and the clock by
 * which Next tells the age of an entry: a machine whose clock is set back meanwhile has no old ones, which Next
 * takes for empty where a page has just read them.
 */
function clock() {
  return performance.timeOrigin + performance.now()
}

function noteBeginning(key) {
  if (!state.begunAt.has(key)) state.begunAt.set(key, clock())
}

function isInvalid(entry, context) {
  if (entry.begunAt <= state.droppedAt) return true
  const tags = [...entry.tags, ...(context.tags ?? []), ...(context.softTags ?? [])]
  return tags.some((tag) => (state.invalidatedAt.get(tag) ?? -1) >= entry.begunAt)
}

/** Past its time to live: Next serves it once more and renders it anew meanwhile. */
function isOverdue({ lastModified, cacheControl, value }) {
  const seconds = cacheControl?.revalidate ?? value.revalidate
  return typeof seconds === 'number' && clock() > lastModified + seconds * 1000
}

function tagsOf(value) {
  const header = value.headers?.[tagsHeader]
  if (typeof header === 'string') return header.split(',')
  return value.tags ?? []
}

function sizeOf({ value }) {
  const parts = [value.html, value.rscData, value.body, value.data?.body]
  const bytes = parts.reduce((sum, part) => sum + (part?.length ?? 0), 0)
  const segments = value.segmentData instanceof Map ? [...value.segmentData.values()] : []
  return 1024 + bytes + segments.reduce((sum, part) => sum + part.length, 0)
}
