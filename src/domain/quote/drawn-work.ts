import type { MetalKey } from '@/domain/content/plate-choices'
import { inchesOfFeet } from '@/domain/measure/inches-of-feet'
import type { PriceBasis, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { isShowerService } from '@/domain/services-catalogue/services'
import { boughtParts } from './bought-parts'
import type { BoughtLine } from './bought-parts'
import type { PaperPiece } from './paper'
import { paperPanels } from './paper-panels'

/** What decides how glass work looks beside its sizes: keys of the price list, never names. */
export type WorkLook = { finishKey: string; metal: MetalKey | null }

/** All that a drawing of glass work is made from, whoever shows it. */
export type DrawnWork = Pick<PaperPiece, 'drawn' | 'layout' | 'panels' | 'look' | 'bought'> & {
  /** Says what its glass is set into; on the bench where nothing is said. */
  serviceType?: string | undefined
}

/** What was priced: the choices, and the rows that they named when it was. */
export type PricedWork = {
  request: QuoteRequest
  basis: Pick<PriceBasis, 'glassType' | 'finish' | 'hardware'>
}

/** What was chosen, as it is drawn; the tables say what its doors hang on. */
export function drawnWork(
  { request, basis }: PricedWork,
  tables: Pick<PricingTables, 'glassRules' | 'hardware'>,
): DrawnWork {
  const isShower = isShowerService(request.serviceType)
  return {
    serviceType: request.serviceType,
    drawn: isShower ? 'enclosure' : 'pane',
    ...(request.layout ? { layout: request.layout } : {}),
    panels: paperPanels(panelsIn(request), request, tables),
    ...(isShower ? { bought: boughtParts(panelsIn(request), boughtLines(basis, tables)) } : {}),
    look: { finishKey: lookKey(basis), metal: metalIn(basis)?.metal ?? null },
  }
}

/** What shows at first glance: that it is a mirror, else its finish. */
export function lookKey({ glassType, finish }: Pick<PriceBasis, 'glassType' | 'finish'>): string {
  return glassType.category === 'mirror' ? 'mirror' : finish.key
}

/** What the rows were when it was priced; those of before parts were told apart say it by now. */
function boughtLines(
  { hardware }: Pick<PriceBasis, 'hardware'>,
  tables: Pick<PricingTables, 'hardware'>,
): BoughtLine[] {
  return hardware.map(({ item, quantity }) => ({
    part: item.part ?? tables.hardware.find(({ id }) => id === item.id)?.part ?? null,
    quantity,
  }))
}

/** The row of the metal that was chosen; null where nobody chose one. */
export function metalIn({ hardware }: Pick<PriceBasis, 'hardware'>) {
  return hardware.find(({ item }) => item.metal)?.item ?? null
}

/** Sizes in inches, a pane without panels as one. */
export function panelsIn({ panels, widthFt = 0, heightFt = 0 }: QuoteRequest) {
  return panels ?? [{ widthIn: inchesOfFeet(widthFt), heightIn: inchesOfFeet(heightFt) }]
}
