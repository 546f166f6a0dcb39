import type { GlassMaterial } from './glass-material'
import { materialLooks } from './material-look'

type Props = { id: string; material: GlassMaterial; isFlat: boolean }

/** Without a view behind it, the veil is all of the glass; a mirror has its own. */
const flatOpacity = 0.9

/** The veil of a material, that each pane of a drawing is filled with. */
export function Veil({ id, material, isFlat }: Props) {
  const { veil, effect } = materialLooks[material]
  const { from, to, opacity } = veil
  const [first, last] = isFlat && effect !== 'room' ? [flatOpacity, flatOpacity] : opacity
  return (
    <defs>
      <linearGradient id={veilId(id)} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={from} stopOpacity={first} />
        <stop offset="1" stopColor={to} stopOpacity={last} />
      </linearGradient>
    </defs>
  )
}

export function veilId(id: string): string {
  return `${id}-veil`
}
