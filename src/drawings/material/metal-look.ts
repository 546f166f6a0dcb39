import type { CSSProperties } from 'react'
import type { MetalKey } from '@/domain/content/plate-choices'

/** The light and the shade of each metal. */
export const metalLights: Record<MetalKey, readonly [light: string, shade: string]> = {
  chrome: ['var(--color-metal-chrome)', 'var(--color-metal-chrome-dark)'],
  nickel: ['var(--color-metal-nickel)', 'var(--color-metal-nickel-dark)'],
  black: ['var(--color-metal-black)', 'var(--color-metal-black-dark)'],
  brass: ['var(--color-metal-brass)', 'var(--color-metal-brass-dark)'],
}

/** Draws the ink of what it is laid on in a metal: its shade, which stands out from pale glass. */
export function inMetal(metal: MetalKey): CSSProperties {
  const [light, shade] = metalLights[metal]
  return { '--color-text': shade, '--color-paper': light } as CSSProperties
}
