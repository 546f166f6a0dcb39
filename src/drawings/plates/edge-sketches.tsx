import type { ReactNode } from 'react'
import { Dimension } from '../marks/dimension'

const glass = 'var(--color-edge-deep)'

/** The edge of a sheet of 1/2 in at one and a half times its size, cut through. */
function edge(profile: string, extra?: ReactNode): () => ReactNode {
  return function Edge() {
    return (
      <g>
        <path d={profile} fill={glass} strokeWidth="1.5" />
        <path d="M20 62H150" stroke="var(--color-paper)" opacity=".75" />
        {extra}
      </g>
    )
  }
}

const thickness = (
  <Dimension
    mark={{ axis: 'y', from: 39, to: 111, at: 222, figure: '1/2″', tone: 'inherited' }}
    size={13}
  />
)

export const edgeSketches = {
  'edge-flat': edge('M-4 39H184L188 43V107L184 111H-4Z', thickness),
  'edge-pencil': edge('M-4 39H152A36 36 0 0 1 152 111H-4Z', thickness),
  'edge-bevel': edge('M-4 39H60L188 80V111H-4Z', thickness),
} satisfies Record<string, () => ReactNode>
