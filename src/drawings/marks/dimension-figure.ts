const figurePx = 15
const gapPx = 14

/** About how wide a figure is drawn; a fraction is set small, so its signs count for less. */
export function figureWidth(text: string, sizePx: number = figurePx): number {
  const [whole = '', fraction = ''] = text.split(/ (?=\d+\/\d+)/)
  return (whole.length * 0.6 + fraction.length * 0.36 + (fraction ? 0.2 : 0)) * sizePx
}

/** Whether a figure stands in its line, or beside it where the line is too short to be broken. */
export function figureFits(spanPx: number, text: string, sizePx: number = figurePx): boolean {
  return breakHalf(text, sizePx) * 2 <= spanPx
}

/** How far from the middle the line stops on either side of its figure. */
export function breakHalf(text: string, sizePx: number = figurePx, gap: number = gapPx): number {
  return figureWidth(text, sizePx) / 2 + gap
}
