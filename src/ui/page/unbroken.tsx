import { Fragment } from 'react'
import type { ReactNode } from 'react'

/** A word with a hyphen stays on its line, and so do figures from one to another with what they count; the rest is set by `set`. */
export function unbroken(
  text: string,
  set: (rest: string) => ReactNode = (rest) => rest,
): ReactNode {
  return text.split(/(\S+-\S+|\d+–\d+ \p{L}+)/u).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{set(part)}</Fragment>
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
