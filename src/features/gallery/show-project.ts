import type { GalleryCategory, GalleryProject } from '@/services/content/gallery'
import type { ShownProject } from './shown-project'

export type ProjectWords = { untitled: string; noDescription: string; fullBath: string }

const bathSlug = 'shower-enclosures'

/** A category's name on the screen: shower enclosures are sold as whole baths. */
export function shownCategoryName(
  { name, slug }: Pick<GalleryCategory, 'name' | 'slug'>,
  words: Pick<ProjectWords, 'fullBath'>,
): string {
  return slug === bathSlug || name === 'Shower Enclosures' ? words.fullBath : name
}

/** Puts words where staff left a field empty. */
export function showProject(project: GalleryProject, words: ProjectWords): ShownProject {
  const { id, title, description, projectDate, category, picture } = project
  return {
    id: String(id),
    title: title || words.untitled,
    description: description || words.noDescription,
    projectDate,
    categoryName: category === null ? '' : shownCategoryName(category, words),
    categorySlug: category?.slug ?? '',
    picture,
  }
}

/** Whether a project is shown by an illustration, or by a drawing where it has no picture. */
export function isIllustrated({ picture }: Pick<GalleryProject, 'picture'>): boolean {
  return picture === null || picture.isSample
}
