import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { nameByContent } from '../content/hooks/name-by-content'
import { mostPixels, refuseManyPixels } from '../content/hooks/refuse-many-pixels'
import { refuseWithoutRoom } from '../hooks/refuse-without-room'
import type { slugs } from '../slugs'

type Slug = typeof slugs.photos | typeof slugs.visitorPhotos

/**
 * How pictures of people's homes are kept, whoever took them: apart from those of the site, their bytes
 * under the access rules of their rows.
 */
export function privatePictures(slug: Slug): Pick<CollectionConfig, 'hooks' | 'upload'> {
  return {
    hooks: { beforeOperation: [refuseManyPixels, refuseWithoutRoom, nameByContent] },
    upload: {
      staticDir: path.resolve(process.cwd(), 'media-private', slug),
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
      pasteURL: false,
      constructorOptions: { limitInputPixels: mostPixels },
      focalPoint: false,
      adminThumbnail: 'thumbnail',
      imageSizes: [
        {
          name: 'thumbnail',
          width: 400,
          withoutEnlargement: true,
          formatOptions: { format: 'webp', options: { quality: 80 } },
        },
      ],
    },
  }
}
