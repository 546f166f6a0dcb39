import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { flagged } from '../access/context-flags'

/** Drops every cached page and list that was built from `tag`; the next reader gets a fresh one. */
async function drop(tag: string, req: PayloadRequest): Promise<void> {
  if (flagged(req.context, 'disableRevalidate')) return
  try {
    // Imported late: the Payload CLI loads the collections outside Next.
    const { revalidateTag } = await import('next/cache')
    revalidateTag(tag, { expire: 0 })
  } catch {
    await dropWithoutNext(tag, req)
  }
}

/** What the site does by itself, such as publishing at a set time, is no request that Next knows of. */
async function dropWithoutNext(tag: string, req: PayloadRequest): Promise<void> {
  try {
    const { default: PageCache } = await import('../../src/integrations/cache/page-cache.mjs')
    await new PageCache().revalidateTag(tag)
  } catch (error) {
    req.payload.logger.warn({ err: error, tag }, 'The page cache could not be told of a change')
  }
}

type RevalidatingHooks = {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
}

/** Cached readers of a collection carry its slug as their tag. */
export function revalidates(slug: string): RevalidatingHooks {
  return {
    afterChange: [
      async ({ doc, req }) => {
        await drop(slug, req)
        return doc as unknown
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await drop(slug, req)
        return doc as unknown
      },
    ],
  }
}

/** Cached readers of a global carry its slug as their tag. */
export function revalidatesGlobal(slug: string): { afterChange: GlobalAfterChangeHook[] } {
  return {
    afterChange: [
      async ({ doc, req }) => {
        await drop(slug, req)
        return doc as unknown
      },
    ],
  }
}
