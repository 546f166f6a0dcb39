import { aboutPounds } from '@/domain/measure/about-pounds'
import { inchesOfFeet } from '@/domain/measure/inches-of-feet'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { paneWeightLb } from './pane-weight'

type Weighed = { isDoor: boolean; pounds: number }

/** The door that weighs most, or the pane where nothing opens. Null without sizes. */
export function heaviestPiece(
  { panels, widthFt, heightFt, glassTypeId, thicknessMm }: QuoteRequest,
  { glassTypes, glassRules }: Pick<PricingTables, 'glassTypes' | 'glassRules'>,
): Weighed | null {
  const bare =
    widthFt === undefined || heightFt === undefined
      ? []
      : [{ widthIn: inchesOfFeet(widthFt), heightIn: inchesOfFeet(heightFt), role: undefined }]
  const pieces = panels ?? bare
  const doors = pieces.filter(({ role }) => role === 'door')
  const category = glassTypes.find(({ id }) => id === glassTypeId)?.category
  const weights = (doors.length > 0 ? doors : pieces).map((piece) =>
    paneWeightLb({ ...piece, thicknessMm }, glassRules, category),
  )
  if (weights.length === 0) return null
  return { isDoor: doors.length > 0, pounds: aboutPounds(Math.max(...weights)) }
}
