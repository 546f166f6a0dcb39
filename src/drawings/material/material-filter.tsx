import type { Rect } from '../marks/shapes'

type Props = { id: string; area: Rect; pxPerIn: number }

/** The textures are told at this scale. */
const toldAtPxPerIn = 4
const etchBlur = 6.5
const rain = { shift: 30, soft: 1.1, relief: 7, across: 0.13, along: 0.022 }

/** Shapes without outlines: what is behind etched glass blurs, under a fine grain. */
export function EtchFilter({ id, area, pxPerIn }: Props) {
  const blur = etchBlur * (pxPerIn / toldAtPxPerIn)
  return (
    <filter id={id} {...regionOf(area, blur * 3)} filterUnits="userSpaceOnUse">
      <feGaussianBlur stdDeviation={blur} result="blurred" />
      <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4" />
      <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 -1.1 .5" />
      <feComposite in2="blurred" operator="over" />
    </filter>
  )
}

/** Runs like water: the view is shifted by long noise, and the same noise is lit from the left. */
export function RainFilter({ id, area, pxPerIn }: Props) {
  const scale = pxPerIn / toldAtPxPerIn
  const frequency = `${rain.across / scale} ${rain.along / scale}`
  return (
    <filter id={id} {...regionOf(area, rain.shift * scale)} filterUnits="userSpaceOnUse">
      <feTurbulence
        type="fractalNoise"
        baseFrequency={frequency}
        numOctaves="2"
        seed="11"
        result="noise"
      />
      {/* beyond the wall there is nothing to shift, which would be lit as black */}
      <feFlood floodColor="var(--color-scene-tile)" result="wall" />
      <feComposite in="SourceGraphic" in2="wall" operator="over" result="view" />
      <feGaussianBlur in="view" stdDeviation={rain.soft * scale} result="soft" />
      <feDisplacementMap
        in="soft"
        in2="noise"
        scale={rain.shift * scale}
        xChannelSelector="R"
        yChannelSelector="G"
        result="shifted"
      />
      <feColorMatrix
        in="noise"
        values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0"
        result="height"
      />
      <feDiffuseLighting
        in="height"
        surfaceScale={rain.relief * scale}
        diffuseConstant="1.05"
        lightingColor="var(--color-paper)"
        result="lit"
      >
        <feDistantLight azimuth="200" elevation="46" />
      </feDiffuseLighting>
      <feBlend in="lit" in2="shifted" mode="soft-light" colorInterpolationFilters="sRGB" />
    </filter>
  )
}

/** What a texture reaches beyond the glass for. */
function regionOf({ x, y, width, height }: Rect, reach: number): Rect {
  return { x: x - reach, y: y - reach, width: width + reach * 2, height: height + reach * 2 }
}
