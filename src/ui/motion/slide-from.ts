export type Box = { x: number; y: number; width: number; height: number }

/** The transform that shows what stands in `now` where it stood in `before`; null where nothing moved. */
export function slideFrom(before: Box, now: Box) {
  const same =
    before.x === now.x &&
    before.y === now.y &&
    before.width === now.width &&
    before.height === now.height
  if (same) return null
  return {
    x: before.x - now.x,
    y: before.y - now.y,
    scaleX: share(before.width, now.width),
    scaleY: share(before.height, now.height),
  }
}

/** A side without length cannot be scaled from. */
function share(before: number, now: number): number {
  return before > 0 && now > 0 ? before / now : 1
}
