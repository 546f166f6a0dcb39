/** A figure of the front, what it may be, and how it is written and read. */
export type Figure = {
  value: number
  least: number
  most: number
  write: (value: number) => string
  /** Null for what cannot be read. */
  read: (text: string) => number | null
}

/** What is typed, and over which figure it was typed. */
export type Typed = { text: string; over: string }

export const typeOver = (figure: Figure, text: string): Typed => ({ text, over: nameOf(figure) })

/**
 * What a field shows: its figure, or what is typed and not taken yet. Once the figure or what it may be changes
 * otherwise, the drawing is of the new one and so is the field.
 */
export function shownOf(figure: Figure, typed: Typed | null) {
  const { value, least, most, write, read } = figure
  const written = write(value)
  const isTyped = typed?.over === nameOf(figure) && typed.text !== written
  if (!isTyped) return { text: written, taken: value, isBad: false }
  const reading = read(typed.text)
  const isBad = reading === null || reading < least || reading > most
  return { text: typed.text, taken: isBad ? value : reading, isBad }
}

function nameOf({ value, least, most }: Figure): string {
  return [value, least, most].join(' ')
}
