import type { GlassMaterial } from './glass-material'

type Veil = { from: string; to: string; opacity: readonly [from: number, to: number] }

export type MaterialLook = {
  /** What lies over the view through the glass, from its upper left to its lower right. */
  veil: Veil
  /** Tinted glass darkens what stands behind it. */
  isTinted?: boolean
  /** How strong the bands of light are: none on what is matte. */
  light: number
  edge: string
  /** What the glass does to the view. */
  effect: 'etch' | 'rain' | 'reeds' | 'band' | 'room' | null
}

const clear: MaterialLook = {
  veil: {
    from: 'var(--color-glass-clear)',
    to: 'var(--color-glass-clear-deep)',
    opacity: [0.36, 0.46],
  },
  light: 0.75,
  edge: 'var(--color-edge-mid)',
  effect: null,
}

export const materialLooks: Record<GlassMaterial, MaterialLook> = {
  clear,
  low_iron: {
    veil: { from: 'var(--color-paper)', to: 'var(--color-glass-iron)', opacity: [0.2, 0.12] },
    light: 0.7,
    edge: 'var(--color-glass-iron-edge)',
    effect: null,
  },
  etch: {
    veil: { from: 'var(--color-paper)', to: 'var(--color-glass-etch)', opacity: [0.52, 0.4] },
    light: 0,
    edge: 'var(--color-edge-mid)',
    effect: 'etch',
  },
  rain: {
    veil: { from: 'var(--color-glass-rain)', to: 'var(--color-glass-rain)', opacity: [0.2, 0.2] },
    light: 0,
    edge: 'var(--color-edge-mid)',
    effect: 'rain',
  },
  reeded: {
    veil: { from: 'var(--color-glass-rain)', to: 'var(--color-glass-rain)', opacity: [0.15, 0.15] },
    light: 0,
    edge: 'var(--color-edge-mid)',
    effect: 'reeds',
  },
  film: { ...clear, effect: 'band' },
  bronze: {
    veil: {
      from: 'var(--color-glass-bronze)',
      to: 'var(--color-glass-bronze-deep)',
      opacity: [0.8, 0.8],
    },
    isTinted: true,
    light: 0.4,
    edge: 'var(--color-glass-bronze-edge)',
    effect: null,
  },
  gray: {
    veil: {
      from: 'var(--color-glass-gray)',
      to: 'var(--color-glass-gray-deep)',
      opacity: [0.92, 0.92],
    },
    isTinted: true,
    light: 0.4,
    edge: 'var(--color-glass-gray-edge)',
    effect: null,
  },
  mirror: {
    veil: { from: 'var(--color-paper)', to: 'var(--color-paper)', opacity: [0.16, 0] },
    light: 0,
    edge: 'var(--color-glass-silver-edge)',
    effect: 'room',
  },
}
