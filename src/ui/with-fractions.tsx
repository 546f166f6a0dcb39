import type { ReactNode } from 'react'

/**
 * As of an inch, with its whole inches and its mark, so that a figure is set in one type; neither a part of a date
 * (1/2/2026), an address (/a/1/2) nor hours (24/7).
 */
const fraction = /(?<![\w/.,])((?:\d+ )?\d{1,2}\/(?:2|4|8|16|32)(?![\w/])″?)/

/** As `3/8"` or `26 1/2"`, but not a number in quotation marks. */
const typedInches = /(?<!["\d/.])((?:\d+ )?\d+\/\d+|\d+(?:\.\d+)?)"(?!\w)/g

type Part = { text: string; isFraction: boolean }

/** Fractions of an inch, and what stands between them; a tick that was typed behind a size is its inch mark. */
export function fractionParts(text: string): Part[] {
  return text
    .replace(typedInches, '$1″')
    .split(fraction)
    .map((part, index) =>
      index % 2 === 1 && isProper(part)
        ? { text: part.replace(' ', '\u00a0'), isFraction: true }
        : { text: part, isFraction: false },
    )
    .filter((part) => part.text !== '')
}

function isProper(part: string): boolean {
  const [above = 0, below = 0] = (part.match(/\d+\/\d+/)?.[0] ?? '').split('/').map(Number)
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
