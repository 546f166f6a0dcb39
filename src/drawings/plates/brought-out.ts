import type { CSSProperties } from 'react'

/** How wide the line of a part grows that is thick as it is; what has no such width grows to that of a leader. */
export function broughtOut(width: number): CSSProperties {
  return { '--brought-out': `${width}px` } as CSSProperties
}

/** A bar that is filled grows on both sides of its line: half as high again. */
export const solid = 4.5

/** A part that is one thick line: half as wide again where its name brings it out. */
export function thick(width: number): { strokeWidth: number; style: CSSProperties } {
  return { strokeWidth: width, style: broughtOut(width * 1.5) }
}
