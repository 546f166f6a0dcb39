import { adviseHinges } from '@/domain/glass-rules/door-hinges'
import { paneWeightLb } from '@/domain/glass-rules/pane-weight'
import type { Panel } from '@/domain/pricing/types'
import type { PaperPanel } from './paper'

/** What heavier hinges than standard ones are drawn as. */
const heavyHinges = 3

/** Panels of one sheet of glass as a paper draws and describes them: what they weigh and hang on. */
export function paperPanels(panels: readonly Panel[], thicknessMm: number): PaperPanel[] {
  return panels.map(({ widthIn, heightIn, role = 'fixed' }) => {
    const pane = { widthIn, heightIn, thicknessMm }
    return {
      widthIn,
      heightIn,
      role,
      hinges: role === 'door' ? hingesOf(adviseHinges(pane)) : 0,
      weightLb: Math.max(5, Math.round(paneWeightLb(pane) / 5) * 5),
    }
  })
}

function hingesOf(advice: ReturnType<typeof adviseHinges>): number {
  return advice.fits && advice.hingeClass === 'standard' ? advice.hinges : heavyHinges
}
