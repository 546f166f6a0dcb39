import type { Point } from '../place/quad'

/** The middle of the loupe: beside the corner, on the side where the stage has room for it. */
export function loupePlace(
  at: Point,
  stage: { width: number; height: number },
  diameter: number,
): Point {
  const away = diameter / 2 + 28
  const x = at.x + away + diameter / 2 <= stage.width ? at.x + away : at.x - away
  const within = (value: number, size: number) =>
    Math.min(Math.max(value, diameter / 2), Math.max(diameter / 2, size - diameter / 2))
  return { x: within(x, stage.width), y: within(at.y + diameter * 0.46, stage.height) }
}
