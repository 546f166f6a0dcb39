import Link from 'next/link'
import type { CSSProperties } from 'react'
import { useOpening } from '@/client/opening/kept-opening'
import { sizesOf } from '@/client/opening/opening'
import type { PlaceOfYours } from '@/domain/gallery/room-for-yours'
import { buttonClasses } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'
import type { GalleryTexts } from './gallery-texts'
import { priceAtOpening } from './price-at-opening'

type Props = {
  /** Where such work is priced. */
  href: string
  texts: Pick<GalleryTexts, 'yours' | 'priceYours'>
  /** How it stands on the line behind the last work. */
  onLine?: PlaceOfYours
  /** It takes all that the line has left; one that scrolls is as long as it has to be. */
  fillsLine?: boolean
}

/** Where a row of works ends before its place does: the opening that the visitor has himself. */
export function YoursCard({ href, texts, onLine = 'none', fillsLine = false }: Props) {
  const opening = useOpening()
  const here = priceAtOpening(href, opening)
  if (opening !== null && onLine === 'at-size') {
    const { width, height } = sizesOf(opening)
    const size = { '--w': opening.width.inches, '--h': opening.height.inches } as CSSProperties
    return (
      <li
        className="work-yours"
        data-fits={fillsLine || undefined}
        data-kept=""
        data-at-size=""
        style={size}
      >
        <span className="work-yours-glass" />
        <span className="work-dimension work-width" aria-hidden="true">
          <span className="figures">{width}″</span>
        </span>
        <span className="work-dimension work-height" aria-hidden="true">
          <span className="figures">{height}″</span>
        </span>
        <span className="work-title">{texts.yours}</span>
        <Link href={here} prefetch={false} className={`mt-2 ${buttonClasses('outline')}`}>
          {texts.priceYours}
        </Link>
      </li>
    )
  }
  return (
    <li
      className="work-yours"
      data-fits={onLine === 'free' || undefined}
      data-kept={opening ? '' : undefined}
    >
      <DimensionLine className="font-display text-h4">{texts.yours}</DimensionLine>
      <Link
        href={here}
        prefetch={false}
        className={`justify-self-center ${buttonClasses('outline', 'large')}`}
      >
        {texts.priceYours}
      </Link>
    </li>
  )
}
