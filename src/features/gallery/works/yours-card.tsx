import Link from 'next/link'
import type { CSSProperties } from 'react'
import { useOpening } from '@/client/opening/kept-opening'
import { sizesOf } from '@/client/opening/opening'
import { buttonClasses } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'
import type { GalleryTexts } from './gallery-texts'
import { priceAtOpening } from './price-at-opening'

type Props = {
  /** Where such work is priced. */
  href: string
  texts: Pick<GalleryTexts, 'yours' | 'priceYours'>
  /** What the line has for it behind the last work: whether it has room there, and whether at its own size. */
  onLine?: { fits: boolean; fitsAt: (widthIn: number, heightIn: number) => boolean }
}

/** Where a row of works ends before its place does: the opening that the visitor has himself. */
export function YoursCard({ href, texts, onLine }: Props) {
  const opening = useOpening()
  const fits = onLine?.fits ?? false
  const here = priceAtOpening(href, opening)
  if (fits && opening && onLine?.fitsAt(opening.width.inches, opening.height.inches)) {
    const { width, height } = sizesOf(opening)
    const size = { '--w': opening.width.inches, '--h': opening.height.inches } as CSSProperties
    return (
      <li className="work-yours" data-fits data-at-size style={size}>
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
    <li className="work-yours" data-fits={fits || undefined} data-kept={opening ? '' : undefined}>
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
