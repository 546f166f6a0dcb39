import 'server-only'
import { slugs } from '@collections/slugs'
import type { Page } from '@/payload-types'
import { draftableRead } from './draftable-read'
import { pictureOf } from '@/domain/content/picture'
import type { Picture } from '@/domain/content/picture'

export type PageContent = {
  title: string
  intro: string
  picture: Picture | null
  body: Page['body']
}

/** What staff published for the page of this slug, or null; in their preview, what they are writing. */
export const readPage = draftableRead('page', slugs.pages, (row): PageContent => ({
  title: row.title,
  intro: row.intro ?? '',
  picture: pictureOf(row),
  body: row.body,
}))
