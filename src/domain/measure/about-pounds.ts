/**
 * What a weight is said to be, everywhere: whole pounds, rounded up, so that glass over a limit never reads as
 * if it were not.
 */
export function aboutPounds(weightLb: number): number {
  // a millionth of a pound is what arithmetic leaves over
  return Math.ceil(Number(weightLb.toFixed(6)))
}
