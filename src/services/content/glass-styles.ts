import 'server-only'
import { slugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import { cachedRead } from './cached-read'
import { pictureOf } from '@/domain/content/picture'
import type { Picture } from '@/domain/content/picture'

export type GlassStyleCard = {
  id: number
  name: string
  description: string
  picture: Picture | null
  keyFeatures: string[]
  monolithicThicknesses: string[]
  igThicknesses: string[]
}

export type GlassStyleTab = { id: number; name: string; slug: string; styles: GlassStyleCard[] }

/** One tab per category in display order, its styles by name. */
export const readGlassStyles = cachedRead(
  'glass-styles',
  async (payload, locale: Locale): Promise<GlassStyleTab[]> => {
    const categories = await payload.find({
      collection: slugs.glassStyleCategories,
      sort: 'displayOrder',
      limit: 100,
      depth: 0,
      pagination: false,
      locale,
      overrideAccess: false,
    })
    const styles = await payload.find({
      collection: slugs.glassStyles,
      sort: 'name',
      limit: 500,
      depth: 1,
      pagination: false,
      locale,
      overrideAccess: false,
    })
    return categories.docs.map(({ id, name, slug }) => ({
      id,
      name,
      slug,
      styles: styles.docs
        .filter(({ category }) => (typeof category === 'object' ? category.id : category) === id)
        .map((row) => ({
          id: row.id,
          name: row.name,
          description: row.description ?? '',
          picture: pictureOf(row),
          keyFeatures: row.keyFeatures ?? [],
          monolithicThicknesses: row.monolithicThicknesses ?? [],
          igThicknesses: row.igThicknesses ?? [],
        })),
    }))
  },
)
