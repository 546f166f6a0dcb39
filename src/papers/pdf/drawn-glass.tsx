import { Path, Rect } from '@react-pdf/renderer'
import type { Rect as Box } from '@/drawings/marks/shapes'
import type { GlassMaterial } from '@/drawings/material/glass-material'
import { tokenValues } from '@/ui/token-values'
import { glassTexture } from './glass-texture'
import { ink } from './look'

type PaperGlass = { tint: string | null; opacity: number; edge: string }

const plain: PaperGlass = { tint: null, opacity: 0, edge: ink.second }

/** A wash that a black printer still tells from another, and the colour of the polished edge. */
const glasses: Record<GlassMaterial, PaperGlass> = {
  clear: plain,
  low_iron: { tint: tokenValues.glassIron, opacity: 0.7, edge: tokenValues.glassIronEdge },
  etch: { tint: tokenValues.glassEtch, opacity: 0.9, edge: ink.second },
  rain: { tint: tokenValues.glassRain, opacity: 0.55, edge: tokenValues.edgeMid },
  reeded: { tint: tokenValues.glassRain, opacity: 0.4, edge: tokenValues.edgeMid },
  film: plain,
  bronze: {
    tint: tokenValues.glassBronze,
    opacity: 0.5,
    edge: tokenValues.glassBronzeEdge,
  },
  gray: { tint: tokenValues.glassGray, opacity: 0.5, edge: tokenValues.glassGrayEdge },
  mirror: { tint: tokenValues.glassSilver, opacity: 0.9, edge: tokenValues.glassSilverEdge },
}

const inset = 3

/** A pane in outline with the line of its polished edge, washed and hatched as its glass is. */
export function DrawnGlass({ pane, material }: { pane: Box; material: GlassMaterial }) {
  const { x, y, width, height } = pane
  const box = { x, y, width, height }
  const { tint, opacity, edge } = glasses[material]
  const texture = glassTexture(material, box)
  const isWide = width >= inset * 4 && height >= inset * 4
  return (
    <>
      {tint === null ? null : <Rect {...box} fill={tint} opacity={opacity} />}
      {texture === '' ? null : (
        <Path d={texture} stroke={edge} strokeWidth={0.6} opacity={0.55} fill="none" />
      )}
      <Rect {...box} fill="none" stroke={ink.text} strokeWidth={1.1} />
      {isWide ? (
        <Rect
          x={x + inset}
          y={y + inset}
          width={width - inset * 2}
          height={height - inset * 2}
          fill="none"
          stroke={edge}
          strokeWidth={0.6}
        />
      ) : null}
    </>
  )
}
