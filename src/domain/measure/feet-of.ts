/** Inches as feet. A tenth of an inch divided by twelve never ends; twelve digits are far finer than glass is cut. */
export function feetOf(inches: number): number {
  return Number((inches / 12).toFixed(12))
}
