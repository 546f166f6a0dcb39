import 'server-only'
import type { Payload } from 'payload'
import type { Locale } from '@/config/locales'
import type { Page, Post } from '@/payload-types'
import { startedPayload } from '@/services/request-context'
import { cachedRead } from './cached-read'
import { isPreviewing } from './previewing'

type Drafted = { pages: Page; posts: Post }
type Wanted = { slug: string; locale: Locale; drafts: boolean }

/**
 * Reads one row by its slug: what staff published, from cache, or null; in their preview, what they
 * are writing.
 */
export function draftableRead<Collection extends keyof Drafted, Answer>(
  name: 'page' | 'post',
  collection: Collection,
  tell: (row: Drafted[Collection]) => Answer,
): (slug: string, locale: Locale) => Promise<Answer | null> {
  async function find(payload: Payload, { slug, locale, drafts }: Wanted): Promise<Answer | null> {
    const { docs } = await payload.find({
      collection,
      where: { slug: { equals: slug } },
      limit: 1,
      depth: 1,
      pagination: false,
      draft: drafts,
      locale,
      overrideAccess: drafts, // a draft is asked for only once its reader was found to work here
    })
    const [row] = docs
    return row === undefined ? null : tell(row as Drafted[Collection])
  }
  const readPublished = cachedRead(name, (payload, slug: string, locale: Locale) =>
    find(payload, { slug, locale, drafts: false }),
  )
  return async (slug, locale) =>
    (await isPreviewing())
      ? find(await startedPayload(), { slug, locale, drafts: true })
      : readPublished(slug, locale)
}
