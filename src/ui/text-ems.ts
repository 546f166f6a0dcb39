/** What the characters of a typed size take at most, in ems of the sans type with true fractions. */
const ems = { digit: 0.65, fraction: 0.42, space: 0.3, other: 0.42 }
const least = 1.3

/** How many ems a typed size is wide, at most; a fraction is set as one. */
export function emsOf(text: string): number {
  const fractions = text.match(/\d+\/\d+/g)?.join('') ?? ''
  const rest = text.replaceAll(/\d+\/\d+/g, '')
  const wide = [...rest].reduce((sum, character) => sum + emOf(character), 0)
  return Math.max(least, Math.round((wide + fractions.length * ems.fraction) * 100) / 100)
}

function emOf(character: string): number {
  if (/\d/.test(character)) return ems.digit
  if (/\s/.test(character)) return ems.space
  return /[.,'′"″]/.test(character) ? ems.other : 1
}
