import type { ReactNode } from 'react'

/** A word with a hyphen stays on its line, and so do figures from one to another with what they count. */
export function unbroken(text: string): ReactNode {
  return text.split(/(\S+-\S+|\d+–\d+ \p{L}+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
