'use client'

import { filled } from '@/client/opening/opening-texts'
import { Arrow } from '@/ui/page/arrow-link'
import { useEntry } from './entry-desk'
import { entryQuery } from './entry-sizes'

type Props = { action: string; texts: Record<'row' | 'rowAbout', string> }

/** On a phone and a tablet, under the picture: its opening and what that costs, on the way into the builder. */
export function HeroRow({ action, texts }: Props) {
  const { entry, kinds, price } = useEntry()
  const { width, height } = entry
  return (
    <a
      href={`${action}?${entryQuery(entry, kinds, { step: '3' })}`}
      className="flex min-h-12 items-center justify-between gap-3 bg-ground px-(--margin) figures font-semibold text-edge-ink lg:hidden"
    >
      <span className="min-w-0 truncate">
        {price.kind === 'figure' && !price.approval
          ? filled(texts.rowAbout, { width, height, about: price.about })
          : filled(texts.row, { width, height })}
      </span>
      <Arrow />
    </a>
  )
}
