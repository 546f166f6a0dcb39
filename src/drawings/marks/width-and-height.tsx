import { Dimension } from './dimension'
import { sketched } from './dimension-look'

type Props = {
  from: number
  to: number
  figure: string
  /** Where the object ends, for the lines that come from it. */
  object?: number
  fontSize?: number
}

/** A width in an illustration. */
export function WidthMark({ y, object, fontSize, ...ends }: Props & { y: number }) {
  return (
    <Dimension
      mark={{ axis: 'x', at: y, work: object, tone: 'inherited', ...ends }}
      size={fontSize}
      look={sketched}
    />
  )
}

/** A height in an illustration. */
export function HeightMark({ x, object, fontSize, ...ends }: Props & { x: number }) {
  return (
    <Dimension
      mark={{ axis: 'y', at: x, work: object, tone: 'inherited', ...ends }}
      size={fontSize}
      look={sketched}
    />
  )
}
