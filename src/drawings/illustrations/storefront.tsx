import { PaneMark } from '../marks/pane'
import { GroundMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'
import { StorefrontWall } from './storefront-wall'

/** A storefront with transoms and a door between two pairs of lites. */
export function StorefrontDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <WidthMark from={40} to={452} y={24} object={48} figure={'20′ 0″'} />
      <StorefrontWall />
      <PaneMark x={268} y={128} width={88} height={210} />
      <HeightMark from={58} to={344} x={502} object={464} figure={'10′ 0″'} />
      <GroundMark from={10} to={540} y={345} />
      <WidthMark from={132} to={262} y={392} object={362} figure={'6′ 0″'} />
    </Sheet>
  )
}
