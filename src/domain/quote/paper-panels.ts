import { glassToMake } from '@/domain/glass-rules/glass-of-opening'
import type { MadeGlass } from '@/domain/glass-rules/glass-of-opening'
import { cheapestFor, doorsOf, hang } from '@/domain/glass-rules/hinge-sets'
import { paneWeightLb } from '@/domain/glass-rules/pane-weight'
import { aboutPounds } from '@/domain/measure/about-pounds'
import type { Panel, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import type { PaperPanel } from './paper'

/** A door that nothing sold carries was looked at by the shop before it came to a paper. */
const usualHinges = 3

/** Panels of one sheet of glass as a paper draws and describes them: what they weigh and hang on. */
export function paperPanels(
  panels: readonly Panel[],
  request: Pick<QuoteRequest, 'thicknessMm' | 'hardware' | 'layout' | 'sizes'>,
  tables: Pick<PricingTables, 'glassRules' | 'hardware'>,
): PaperPanel[] {
  const { thicknessMm, hardware } = request
  const made = glassToMake({ ...request, panels: [...panels] }, tables)
  const doors = doorsOf({ thicknessMm }, panels, tables)
  const hung = hang(doors, hardware, tables)
  return panels.map(({ widthIn, heightIn, role = 'fixed', hinge }, panel) => {
    const weightLb = paneWeightLb({ widthIn, heightIn, thicknessMm }, tables.glassRules)
    const set = hung.get(panel) ?? cheapestFor({ weightLb, widthIn }, tables)
    return {
      widthIn,
      heightIn,
      ...glassOf(made?.[panel]),
      role,
      ...(hinge ? { hinge } : {}),
      hinges: role === 'door' ? (set?.hinges ?? usualHinges) : 0,
      weightLb: aboutPounds(weightLb),
    }
  })
}

function glassOf(made: MadeGlass | undefined): Pick<PaperPanel, 'glass'> {
  return made ? { glass: { widthIn: made.widthIn, heightIn: made.heightIn } } : {}
}
