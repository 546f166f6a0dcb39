import { CategoryDrawing } from '@/drawings/illustrations/category-drawing'
import { classNames } from '@/ui/class-names'
import { SiteImage } from '@/ui/site-image'
import type { ShownWork } from './works/shown-work'

type Props = {
  work: Pick<ShownWork, 'picture' | 'categorySlug'>
  sizes: string
  className?: string
}

/** A project's picture, or the drawing of its kind on glass-tinted paper. */
export function ProjectView({ work: { picture, categorySlug }, sizes, className }: Props) {
  return (
    <span className={classNames('relative block overflow-hidden bg-edge-tint', className)}>
      {picture === null ? (
        <span className="absolute inset-0 grid place-items-center p-[8%]">
          <CategoryDrawing slug={categorySlug} className="max-h-full max-w-100" />
        </span>
      ) : (
        <SiteImage
          src={picture.src}
          alt={picture.alt}
          fill
          sizes={sizes}
          className="object-cover"
          style={{ objectPosition: picture.focus }}
        />
      )}
    </span>
  )
}
