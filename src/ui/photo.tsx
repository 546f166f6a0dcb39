import { classNames } from './class-names'
import { SiteImage } from './site-image'

type Props = {
  picture: { src: string; alt: string; width: number; height: number; focus?: string }
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string
  className?: string
  /** For the picture that a page opens with. */
  first?: boolean
}

/** A picture of the media library, on limestone until it has come. */
export function Photo({ picture, sizes, className, first = false }: Props) {
  const { src, alt, width, height, focus } = picture
  return (
    <SiteImage
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      first={first}
      className={classNames('bg-stone', className)}
      style={{ objectPosition: focus }}
    />
  )
}
