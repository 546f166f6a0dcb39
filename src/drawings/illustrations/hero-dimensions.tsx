import { HeightMark, WidthMark } from '../marks/width-and-height'

/**
 * The size of the enclosure, drawn over the hero's picture: 1.54 m between the outer edges of the
 * two panes and 2.032 m of height, as the scene is built. The box is the picture's, at 1440 wide.
 */
export function HeroDimensions() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 720"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 hidden size-full text-edge-ink xl:block"
      fill="none"
    >
      <WidthMark from={757} to={1096} y={118} object={156} figure={'60 5/8"'} fontSize={16} />
      <HeightMark from={161} to={592} x={1121} object={1100} figure={'80"'} fontSize={16} />
    </svg>
  )
}
