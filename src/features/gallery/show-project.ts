import type { GalleryCategory, GalleryProject } from '@/services/content/gallery'

const bathSlug = 'shower-enclosures'

/** A category's name on the screen: shower enclosures are sold as whole baths. */
export function shownCategoryName(
  { name, slug }: Pick<GalleryCategory, 'name' | 'slug'>,
  words: { fullBath: string },
): string {
  return slug === bathSlug || name === 'Shower Enclosures' ? words.fullBath : name
}

/** Whether a project is shown by an illustration, or by a drawing where it has no picture. */
export function isIllustrated({ picture }: Pick<GalleryProject, 'picture'>): boolean {
  return picture === null || picture.isSample
}
