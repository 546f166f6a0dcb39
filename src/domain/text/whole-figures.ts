/** `Q-000123` and `P-000002`; `Nov 27, 2026`; `27 nov 2026` and `27 de noviembre de 2026`. */
const figure =
  /(\b[A-Z]-\d{4,}\b|\p{L}+\.? \d{1,2}, \d{4}|\d{1,2} (?:de )?\p{L}+\.? (?:de )?\d{4}\b)/u

type Part = { text: string; isWhole: boolean }

/** Numbers of ours and days, which stay on their lines, and what stands between them. */
export function wholeFigures(text: string): Part[] {
  return text
    .split(figure)
    .map((part, index) => ({ text: part, isWhole: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
