import { Fragment } from 'react'
import type { ReactNode } from 'react'

/** A text whose e-mail addresses go on after their sign where a line is too short, and not within a word. */
export function withAddressBreaks(text: string): ReactNode {
  const [first, ...rest] = text.split('@')
  if (rest.length === 0) return text
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
