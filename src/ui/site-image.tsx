import { getImageProps } from 'next/image'
import type { ImageProps, StaticImageData } from 'next/image'

type Props = Pick<
  ImageProps,
  'src' | 'alt' | 'width' | 'height' | 'fill' | 'sizes' | 'unoptimized' | 'className' | 'style'
> & {
  /** For the picture that a page opens with: fetched before anything else. */
  first?: boolean
  /** Another cut of it, for windows of which the query is true. */
  cut?: { src: StaticImageData; media: string; sizes: string }
}

/**
 * A picture in the widths that Next makes of it. It is an element and no more: the component of
 * `next/image` would be started in the browser for each picture, to serve events that nobody asks for.
 */
export function SiteImage({ first = false, cut, ...picture }: Props) {
  const { props } = getImageProps({
    ...picture,
    // decoded with the words around it, not one picture of the screen later
    ...(first && { priority: true, fetchPriority: 'high', decoding: 'sync' }),
  })
  // eslint-disable-next-line @next/next/no-img-element -- its sources are those of next/image
  const image = <img {...props} alt={picture.alt} />
  // React would have every page that leads to this one fetch its picture with the prefetch; not within this
  if (!first && !cut) return image
  return (
    <picture className="contents">
      {cut ? <Cut {...cut} /> : null}
      {image}
    </picture>
  )
}

function Cut({ src, media, sizes }: { src: StaticImageData; media: string; sizes: string }) {
  const { props } = getImageProps({ src, sizes, alt: '', fill: true })
  return <source media={media} srcSet={props.srcSet} sizes={sizes} />
}
