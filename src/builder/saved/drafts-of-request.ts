import { feetAndInches, formatInches } from '@/domain/measure/format-length'
import { readFeet } from '@/domain/measure/read-length'
import { isPricedSafe } from '@/domain/glass-rules/safety'
import { isSafe } from '@/domain/glass-rules/work'
import { isSameThickness } from '@/domain/pricing/thickness'
import { defaultFinish } from '@/domain/pricing/default-choices'
import type { GlassType, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { emptyGeneral, noLocation } from '../general/general-draft'
import type { GeneralDraft } from '../general/general-draft'
import { emptyReplacement, thicknessesOf, typeSizes } from '../replacement/replacement-draft'
import type { ReplacementDraft } from '../replacement/replacement-draft'
import { changePanel, emptyShower } from '../shower/shower-draft'
import type { ShowerDraft } from '../shower/shower-draft'

/** The inputs of a price as somebody would have typed them into the builder. */
export function showerDraftOf(inputs: QuoteRequest, tables: PricingTables): ShowerDraft {
  const panels = (inputs.panels ?? []).map((panel, index) => ({
    id: index + 1,
    width: formatInches(panel.widthIn),
    height: formatInches(panel.heightIn),
    lastWidthIn: null,
    lastHeightIn: null,
    role: panel.role ?? ('fixed' as const),
    swing: panel.swing,
    hinge: panel.hinge,
  }))
  const draft: ShowerDraft = {
    ...emptyShower(),
    thicknessMm: inputs.thicknessMm,
    finishKey: tables.finishes.find((finish) => finish.id === inputs.finishId)?.key ?? null,
    hardware: inputs.hardware,
    rolesChosen: true,
    site: inputs.site,
    layout: inputs.layout,
    sizes: inputs.sizes,
    ...(panels.length > 0 ? { panels } : {}),
  }
  return panels.reduce((sum, panel) => changePanel(sum, panel.id, {}), draft)
}

export function replacementDraftOf(inputs: QuoteRequest, tables: PricingTables): ReplacementDraft {
  const glass = tables.glassTypes.find((type) => type.id === inputs.glassTypeId)
  const category = glass?.category === 'insulated' ? 'insulated' : 'flat'
  const option = thicknessesOf(category).find(({ mm }) => isSameThickness(mm, inputs.thicknessMm))
  const pieces = inputs.panels ?? []
  const [first, ...others] = pieces.map(({ widthIn, heightIn }) => ({
    width: formatInches(widthIn),
    height: formatInches(heightIn),
  }))
  return typeSizes(
    {
      ...emptyReplacement(),
      category,
      thickness: option?.mm ?? null,
      // what follows from an answer goes with it
      isSafe:
        glass !== undefined && isSafe(glass) && !isPricedSafe({ request: inputs, pieces, tables }),
      safety: inputs.safety,
      finishId: glass && isUsualFinish(inputs, glass, tables) ? undefined : inputs.finishId,
      hardware: inputs.hardware.length > 0 ? inputs.hardware : undefined,
      rough: undefined,
      others:
        others.length > 0
          ? others.map((sizes) => typeSizes({ ...emptyPane, ...sizes }, sizes))
          : undefined,
    },
    first ?? { width: '', height: '' },
  )
}

function isUsualFinish({ finishId }: QuoteRequest, glass: GlassType, tables: PricingTables) {
  return defaultFinish(tables, glass)?.id === finishId
}

const emptyPane = { lastWidthIn: null, lastHeightIn: null }

export function generalDraftOf(inputs: QuoteRequest): GeneralDraft {
  return {
    ...emptyGeneral(),
    regionId: String(inputs.regionId),
    glassTypeId: String(inputs.glassTypeId),
    finishId: String(inputs.finishId),
    thicknessMm: String(inputs.thicknessMm),
    complexityFactorId: inputs.complexityFactorId === null ? '' : String(inputs.complexityFactorId),
    locationFactorId:
      inputs.locationFactorId === null ? noLocation : String(inputs.locationFactorId),
    width: inputs.widthFt === undefined ? '' : typedFeet(inputs.widthFt),
    height: inputs.heightFt === undefined ? '' : typedFeet(inputs.heightFt),
    hardware: inputs.hardware,
  }
}

/** In decimals where few of them say it all, else in inches and their fractions where these do. */
function typedFeet(feet: number): string {
  const short = Number(feet.toFixed(4))
  if (isSameLength(short, feet)) return String(short)
  const { feet: whole, rest } = feetAndInches(Number((feet * 12).toFixed(6)))
  const typed = `${whole}' ${rest}"`
  const read = readFeet(typed)
  return read.ok && isSameLength(read.feet, feet) ? typed : String(Number(feet.toFixed(12)))
}

const isSameLength = (feet: number, other: number) => Math.abs(feet - other) < 1e-9
