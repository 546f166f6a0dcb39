import { CategoryDrawing } from '@/drawings/illustrations/category-drawing'
import { classNames } from '@/ui/class-names'
import { SiteImage } from '@/ui/site-image'
import type { ShownProject } from './shown-project'

type Props = {
  project: Pick<ShownProject, 'picture' | 'categorySlug'>
  sizes: string
  className?: string
  /** Among the first things on the page: fetched at once. */
  first?: boolean
}

/** A project's picture, or the drawing of its kind on glass-tinted paper. */
export function ProjectView({
  project: { picture, categorySlug },
  sizes,
  className,
  first = false,
}: Props) {
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
          first={first}
        />
      )}
    </span>
  )
}
