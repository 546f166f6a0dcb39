import type { PayloadRequest } from 'payload'
import type { MeasuredWork } from '@/domain/gallery/elevation'
import { galleryItems } from './gallery'
import { galleryCategories } from './gallery-categories'
import { sampleScales } from './gallery-scales'
import { glassStyleCategories, glassStyles } from './glass-styles'
import { inSpanish } from './in-spanish'
import { pictureFor } from './load-pictures'
import type { PictureIds } from './load-pictures'
import { addInBoth, idOf, noonOf, published } from './write-rows'

/** Answers the number of each category by its slug. */
export async function loadGallery(
  req: PayloadRequest,
  pictureIds: PictureIds,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const category of galleryCategories) {
    ids.set(category.slug, await addInBoth(req, 'gallery-categories', category))
  }
  for (const { category, picture, ...item } of galleryItems) {
    await addInBoth(req, 'gallery-items', {
      ...item,
      projectDate: noonOf(item.projectDate),
      ...pictureFor(pictureIds, picture),
      ...(picture !== undefined && pictureIds.has(picture) && scaleOf(sampleScales[picture])),
      ...published,
      depiction: 'illustration',
      category: idOf(ids, category),
      imagePlaceholderDescription: item.imageAlt,
    })
  }
  return ids
}

function scaleOf(work: MeasuredWork | undefined) {
  if (work === undefined) return {}
  const { lines, ...measured } = work
  return { scale: { ...measured, ...lines } }
}

export async function loadGlassStyles(req: PayloadRequest, pictureIds: PictureIds): Promise<void> {
  const ids = new Map<string, number>()
  for (const category of glassStyleCategories) {
    ids.set(category.slug, await addInBoth(req, 'glass-style-categories', category))
  }
  for (const { category, picture, ...style } of glassStyles) {
    await addInBoth(
      req,
      'glass-styles',
      {
        ...style,
        ...pictureFor(pictureIds, picture),
        ...published,
        category: idOf(ids, category),
        imageAlt: `${style.name} glass`,
      },
      { imageAlt: `Vidrio: ${inSpanish(style.name)}` },
    )
  }
}
