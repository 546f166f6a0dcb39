import type { WindowMade } from '@/drawings/plates/window-plate'
import type { Choice } from './chosen-glass'

const mmPerIn = 25.4

/** Where nothing is known of the glass: two panes of a quarter of an inch. */
export const usualUnit: WindowMade = {
  panes: 2,
  hasCoating: false,
  thicknessIn: 1,
  lbPerSqFt: 6.6,
}

/** What is drawn of a window: the glass that its price is of. */
export function madeOf({ glass, thicknessMm }: Pick<Choice, 'glass' | 'thicknessMm'>): WindowMade {
  const { category, coating } = glass.work
  const panes = category === 'flat' ? 1 : 2
  const chosen = glass.thicknesses.find(({ mm }) => mm === thicknessMm)
  return {
    panes,
    hasCoating: coating === 'low_e',
    thicknessIn:
      thicknessMm === null ? usualUnit.thicknessIn : Math.round((thicknessMm * 16) / mmPerIn) / 16,
    lbPerSqFt: chosen?.lbPerSqFt ?? usualUnit.lbPerSqFt,
  }
}
