import { PictureDimensions } from '@/drawings/plates/picture-dimensions'
import { pictureOf } from '@/domain/content/picture'
import { Photo } from '@/ui/photo'
import { withFractions } from '@/ui/with-fractions'
import type { PlateProps } from './plate-chapter'

/** One picture as wide as the page with its dimensions drawn over it. */
export function MirrorPlate({ image, caption, marks, notes }: PlateProps) {
  const picture = pictureOf({ image: image ?? null })
  return (
    <section className="plate contents">
      {picture ? (
        <div className="relative h-90 overflow-hidden md:h-110 xl:h-150">
          <Photo
            picture={{ ...picture, focus: '50% 0%' }}
            sizes="(min-width: 1280px) 100vw, 160vw"
            className="size-full object-cover"
            first
          />
          <PictureDimensions marks={marks ?? []} picture={picture} />
        </div>
      ) : null}
      <div className="page flex flex-wrap justify-between gap-x-6 pt-2 text-caption text-text-second">
        {notes[0] ? <p>{withFractions(notes[0].text)}</p> : null}
        {caption ? <p>{caption}</p> : null}
      </div>
    </section>
  )
}
