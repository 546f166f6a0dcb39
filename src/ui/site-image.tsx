import { getImageProps } from 'next/image'
import type { ImageProps } from 'next/image'

type Props = Pick<
  ImageProps,
  'src' | 'alt' | 'width' | 'height' | 'fill' | 'sizes' | 'className' | 'style'
> & {
  /** For the picture that a page opens with: fetched before anything else. */
  first?: boolean
}

/**
 * A picture in the widths that Next makes of it. It is an element and no more: the component of
 * `next/image` would be started in the browser for each picture, to serve events that nobody asks for.
 */
export function SiteImage({ first = false, ...picture }: Props) {
  const { props } = getImageProps({
    ...picture,
    // decoded with the words around it, not one picture of the screen later
    ...(first && { priority: true, fetchPriority: 'high', decoding: 'sync' }),
  })
  // eslint-disable-next-line @next/next/no-img-element -- its sources are those of next/image
  const image = <img {...props} alt={picture.alt} />
  // React would have every page that leads to this one fetch its picture with the prefetch; not within this
  return first ? <picture className="contents">{image}</picture> : image
}
