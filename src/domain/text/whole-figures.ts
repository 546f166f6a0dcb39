/**
 * `Q-000123` and `P-000002`; `Nov 27, 2026`; `27 nov 2026` and `27 de noviembre de 2026`; `36 5/8 × 76 in,`;
 * `8:00 – 9:00 AM`, and not the longer `11:00 AM – 12:00 PM`, which a phone has no room for.
 */
const inches = String.raw`(?:(?:\d+ )?\d+/\d+|\d+(?:\.\d+)?)`
const figure = new RegExp(
  '(' +
    [
      String.raw`\b[A-Z]-\d{4,}\b`,
      String.raw`\p{L}+\.? \d{1,2}, \d{4}`,
      String.raw`\d{1,2} (?:de )?\p{L}+\.? (?:de )?\d{4}\b`,
      String.raw`${inches} × ${inches}(?: (?:in|pulg)\b)?,?`,
      String.raw`\d{1,2}:\d\d\s?–\s?\d{1,2}:\d\d(?:\s[AP]M|\s[ap]\.\s?m\.)?`,
    ].join('|') +
    ')',
  'u',
)

type Part = { text: string; isWhole: boolean }

/** Numbers of ours, days, times and sizes, which stay on their lines, and what stands between them. */
export function wholeFigures(text: string): Part[] {
  return text
    .split(figure)
    .map((part, index) => ({ text: part, isWhole: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
