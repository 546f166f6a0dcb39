import type { Picture } from '@/domain/content/picture'

/** A project as its card and its viewer show it. */
export type ShownProject = {
  id: string
  title: string
  description: string
  /** ISO 8601, or empty. */
  projectDate: string
  categoryName: string
  categorySlug: string
  picture: Picture | null
}
