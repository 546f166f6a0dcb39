/** Square feet of whole or broken inches come to the same square inches again: half of one stays half. */
export function squareInches(sqFt: number): number {
  return Number((sqFt * 144).toFixed(4))
}
