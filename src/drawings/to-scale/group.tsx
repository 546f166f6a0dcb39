import type { ComponentType, ReactNode } from 'react'
import type { Rect } from '../marks/shapes'

type Props = { box: Rect; children: ReactNode }

/** What holds a part of a drawing that changes its place: a screen may let it slide there. */
export type Group = ComponentType<Props>

/** On paper nothing moves. */
export function StillGroup({ children }: Props) {
  return <g>{children}</g>
}
