import 'server-only'
import { wordsGlobal } from '@collections/slugs'
import type { Payload } from 'payload'
import type { Locale } from '@/config/locales'
import { pageWordsOf } from '@/domain/content/page-words/page-words'
import type { PageWords, WordedPage } from '@/domain/content/page-words/page-words'
import { startedPayload } from '@/services/request-context'
import { cachedRead } from './cached-read'
import { isPreviewing } from './previewing'

type Wanted = { page: WordedPage; locale: Locale; drafts: boolean }

function find(payload: Payload, { page, locale, drafts }: Wanted): Promise<unknown> {
  return payload.findGlobal({
    slug: wordsGlobal(page),
    depth: 0,
    draft: drafts,
    locale,
    fallbackLocale: false, // what a language lacks, the seed has in that language
    overrideAccess: drafts, // a draft is asked for only once its reader was found to work here
  })
}

const readPublished = cachedRead('page-words', (payload, page: WordedPage, locale: Locale) =>
  find(payload, { page, locale, drafts: false }),
)

/** The words of a page as staff published them, from cache; in their preview, as they are writing them. */
export async function readPageWords<Page extends WordedPage>(
  page: Page,
  locale: Locale,
): Promise<PageWords<Page>> {
  const written = (await isPreviewing())
    ? await find(await startedPayload(), { page, locale, drafts: true })
    : await readPublished(page, locale)
  return pageWordsOf(page, locale, written)
}
