import { callApi } from '@/client/api'
import type { Locale } from '@/config/locales'
import type { GalleryItem } from '@/payload-types'
import { pictureOf } from '@/domain/content/picture'
import type { ProjectWords } from './show-project'
import { showProject } from './show-project'
import type { ShownProject } from './shown-project'

/** Asks the public list for the projects of a category, all of them where it is null. */
export async function fetchProjects(
  categoryId: number | null,
  words: ProjectWords,
  locale: Locale,
): Promise<ShownProject[]> {
  const query = new URLSearchParams({ sort: '-projectDate', depth: '1', limit: '200', locale })
  if (categoryId !== null) query.set('where[category][equals]', String(categoryId))
  const answer = await callApi('GET', `/api/gallery-items?${query.toString()}`)
  if (!answer.ok) {
    const what = answer.kind === 'refused' ? answer.status : answer.kind
    throw new Error(`The gallery answered ${what}`)
  }
  const { docs } = answer.body as { docs: GalleryItem[] }
  return docs.map((row) => {
    const { category } = row
    return showProject(
      {
        id: row.id,
        title: row.title,
        description: row.description ?? '',
        projectDate: row.projectDate ?? '',
        category: typeof category === 'object' ? category : null,
        picture: pictureOf(row),
        placeholder: row.imagePlaceholderDescription ?? '',
      },
      words,
    )
  })
}
