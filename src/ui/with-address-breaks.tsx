import { Fragment } from 'react'
import type { ReactNode } from 'react'

/** A text whose e-mail addresses go on after their sign where a line is too short, and not within a word. */
export function withAddressBreaks(text: string): ReactNode {
  const parts = text.split(/(\S+@\S+)/)
  if (parts.length === 1) return text
  return parts.map((part, index) => (
    <Fragment key={index}>{isOdd(index) ? whole(part) : part}</Fragment>
  ))
}

/** Every other part is an address. */
const isOdd = (index: number) => index % 2 === 1

function whole(address: string): ReactNode {
  const at = address.indexOf('@') + 1
  return (
    <>
      {unparted(address.slice(0, at))}
      <wbr />
      {unparted(address.slice(at))}
    </>
  )
}

/** A line would part it at its hyphen. */
function unparted(half: string): ReactNode {
  return half.includes('-') ? <span className="inline-block">{half}</span> : half
}
