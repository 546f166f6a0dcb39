import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { flagged } from '../access/context-flags'
import { afterCommit } from '../database/after-commit'

/** Drops every cached page and list that was built from `tag`, once the change is committed. */
async function announce(tag: string, req: PayloadRequest): Promise<void> {
  if (flagged(req.context, 'disableRevalidate')) return
  await afterCommit(req, () => drop(tag, req))
}

async function drop(tag: string, req: PayloadRequest): Promise<void> {
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

type Row = { id: number; _status?: 'draft' | 'published' | null; updatedAt?: string }

/**
 * Whether visitors may see something else now. A draft saved beside what is published leaves the row as
 * it is; taking a row back writes it. What was never public changes nothing either.
 */
async function changesWhatIsPublished(
  slug: string,
  { doc, isNew, req }: { doc: Row; isNew: boolean; req: PayloadRequest },
): Promise<boolean> {
  if (doc._status !== 'draft') return true
  if (isNew) return false
  const row = await req.payload.db.findOne<Row>({
    collection: slug as CollectionSlug,
    where: { id: { equals: doc.id } },
    req,
  })
  return row?._status === 'draft' && row.updatedAt === doc.updatedAt
}

type RevalidatingHooks = {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
}

/** Cached readers of a collection carry its slug as their tag (src/services/content/cache-tags.ts). */
export function revalidates(slug: string): RevalidatingHooks {
  return {
    afterChange: [
      async ({ doc, operation, req }) => {
        const isNew = operation === 'create'
        if (await changesWhatIsPublished(slug, { doc: doc as Row, isNew, req })) {
          await announce(slug, req)
        }
        return doc as unknown
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        if ((doc as Row)._status !== 'draft') await announce(slug, req)
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
        await announce(slug, req)
        return doc as unknown
      },
    ],
  }
}

/** The same for a global with drafts: one that is saved beside what is published changes nothing yet. */
export function revalidatesPublished(slug: GlobalSlug): { afterChange: GlobalAfterChangeHook[] } {
  return {
    afterChange: [
      async ({ doc, req }) => {
        const { _status, updatedAt } = doc as Partial<Row>
        const row = await req.payload.db.findGlobal<Partial<Row>>({ slug, req })
        if (_status !== 'draft' || row.updatedAt === updatedAt) await announce(slug, req)
        return doc as unknown
      },
    ],
  }
}
