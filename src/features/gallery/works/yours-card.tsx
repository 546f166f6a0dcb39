import Link from 'next/link'
import { useOpening } from '@/client/opening/kept-opening'
import { buttonClasses } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'
import type { GalleryTexts } from './gallery-texts'
import { priceAtOpening } from './price-at-opening'

type Props = {
  /** Where such work is priced. */
  href: string
  texts: Pick<GalleryTexts, 'yours' | 'priceYours'>
  /** On the line there is room for it behind the last work. */
  fitsOnLine?: boolean
}

/** Where a row of works ends before its place does: the opening that the visitor has himself. */
export function YoursCard({ href, texts, fitsOnLine = false }: Props) {
  const opening = useOpening()
  return (
    <li className="work-yours" data-fits={fitsOnLine || undefined}>
      <DimensionLine className="font-display text-h4">{texts.yours}</DimensionLine>
      <Link
        href={priceAtOpening(href, opening)}
        prefetch={false}
        className={`justify-self-center ${buttonClasses('outline', 'large')}`}
      >
        {texts.priceYours}
      </Link>
    </li>
  )
}
