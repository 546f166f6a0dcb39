/** The finest that a line moves, in pixels of the picture. */
const finePx = 1
const coarsePx = 10

type Key = { key: string; shiftKey: boolean }

/** Where a key takes a line, as a fraction of the picture; null for a key that moves none. */
export function movedByKey({ key, shiftKey }: Key, at: number, lengthPx: number): number | null {
  const step = (shiftKey ? coarsePx : finePx) / lengthPx
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return withinPicture(at - step)
    case 'ArrowRight':
    case 'ArrowDown':
      return withinPicture(at + step)
    case 'Home':
      return 0
    case 'End':
      return 1
    default:
      return null
  }
}

/** Where a pointer takes a line, given where the picture begins and how long it is on the screen. */
export function movedByPointer(pointer: number, start: number, length: number): number {
  return withinPicture((pointer - start) / length)
}

function withinPicture(fraction: number): number {
  return Number(Math.min(1, Math.max(0, fraction)).toFixed(5))
}
