import type { Locale } from '@/config/locales'
import type { GalleryItem } from '@/payload-types'
import { pictureOf } from '@/services/content/picture'
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
  const response = await fetch(`/api/gallery-items?${query.toString()}`)
  if (!response.ok) throw new Error(`The gallery answered ${response.status}`)
  const { docs } = (await response.json()) as { docs: GalleryItem[] }
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
