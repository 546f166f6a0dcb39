import type { HTMLAttributes, ReactNode } from 'react'

/** `Q-000123` and `P-000002`; `Nov 27, 2026`; `27 nov 2026` and `27 de noviembre de 2026`. */
const figure =
  /(\b[A-Z]-\d{4,}\b|\p{L}+\.? \d{1,2}, \d{4}|\d{1,2} (?:de )?\p{L}+\.? (?:de )?\d{4}\b)/u

type Look = Pick<HTMLAttributes<HTMLElement>, 'className' | 'style'>

/** A number of ours and a day stay on their lines; the text is the same to read aloud, copy and find. */
export function wholeFigures(
  text: string,
  look: Look = { className: 'whitespace-nowrap' },
): ReactNode {
  const parts = text.split(figure)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} {...look}>
        {part}
      </span>
    ),
  )
}
