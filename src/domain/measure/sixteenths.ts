/** The finest mark of a tape measure, in inches. */
export const sixteenthIn = 1 / 16

/** The mark nearest to a length; a length halfway between two goes to the longer. */
export function nearestSixteenth(inches: number): number {
  return Math.round(inches / sixteenthIn) * sixteenthIn
}

/** The next mark above a length, or the length's own mark plus one. */
export function nextSixteenth(inches: number): number {
  return (Math.floor(inches / sixteenthIn) + 1) * sixteenthIn
}

/** The next mark below a length, never below zero. */
export function previousSixteenth(inches: number): number {
  return Math.max(0, (Math.ceil(inches / sixteenthIn) - 1) * sixteenthIn)
}

/** A length's own mark, or the one below it where it is between two; never below zero. */
export function downToSixteenth(inches: number): number {
  // a hair below a mark is what binary sums leave of it
  return Math.max(0, Math.floor(inches / sixteenthIn + 1e-6) * sixteenthIn)
}

/** A length's own mark, or the one above it where it is between two. */
export function upToSixteenth(inches: number): number {
  return Math.ceil(inches / sixteenthIn - 1e-6) * sixteenthIn
}

/** A fraction of an inch as it is read off a tape, and its decimal. */
export type InchFraction = { label: string; decimal: number }

/** The inch-fraction guide: every sixteenth from 1/16 to 15/16 in lowest terms. */
export const inchFractions: readonly InchFraction[] = Array.from({ length: 15 }, (_, index) => {
  let [top, bottom] = [index + 1, 16]
  while (top % 2 === 0) [top, bottom] = [top / 2, bottom / 2]
  return { label: `${top}/${bottom}`, decimal: (index + 1) * sixteenthIn }
})
