import type { ReactNode } from 'react'

/** As of an inch, and neither a part of a date (1/2/2026), an address (/a/1/2) nor hours (24/7). */
const fraction = /(?<![\w/.])(\d{1,2}\/(?:2|4|8|16|32))(?![\w/])/

/** As `3/8"` or `26 1/2"`, but not a number in quotation marks. */
const typedInches = /(?<!["\d/.])((?:\d+ )?\d+\/\d+|\d+(?:\.\d+)?)"(?!\w)/g

/** Whole inches stay on the line of their fraction. */
const wholeAtEnd = /(\d) $/

type Part = { text: string; isFraction: boolean }

/** Fractions of an inch, and what stands between them; a tick that was typed behind a size is its inch mark. */
export function fractionParts(text: string): Part[] {
  return text
    .replace(typedInches, '$1″')
    .split(fraction)
    .map((part, index) => ({ text: part, isFraction: index % 2 === 1 && isProper(part) }))
    .filter((part) => part.text !== '')
    .map((part, index, parts) =>
      parts[index + 1]?.isFraction
        ? { ...part, text: part.text.replace(wholeAtEnd, '$1\u00a0') }
        : part,
    )
}

function isProper(part: string): boolean {
  const [above = 0, below = 0] = part.split('/').map(Number)
  return above < below
}

/** Text whose fractions of an inch are set as fractions, with inch marks; its figures stay the same to read aloud, copy and find. */
export function withFractions(text: string): ReactNode {
  const parts = fractionParts(text)
  if (!parts.some(({ isFraction }) => isFraction)) return parts.map((part) => part.text).join('')
  return parts.map(({ text: part, isFraction }, index) =>
    isFraction ? (
      <span key={index} className="fraction">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
