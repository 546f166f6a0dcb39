import type { ReactNode } from 'react'
import { wholeFigures as partsOf } from '@/domain/text/whole-figures'

/** A number of ours and a day stay on their lines; the text is the same to read aloud, copy and find. */
export function wholeFigures(text: string): ReactNode {
  return partsOf(text).map(({ text: part, isWhole }, index) =>
    isWhole ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
