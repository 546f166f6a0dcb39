import { formatInches } from '@/domain/measure/format-length'
import { isSameThickness } from '@/domain/pricing/thickness'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import type { ResumedQuote } from '@/domain/quote/resumed-quote'
import { openingOf } from '@/domain/services-catalogue/openings'
import type { BuilderAddress } from '../address/builder-address'
import type { FlowState } from '../draft/flow-state'
import { newRequestKey } from '../draft/request-key'
import { storageKey, writeStoredFlow } from '../draft/stored-flow'
import { emptyGeneral, noLocation } from '../general/general-draft'
import type { GeneralDraft } from '../general/general-draft'
import { emptyReplacement, thicknessesOf, typeSizes } from '../replacement/replacement-draft'
import type { ReplacementDraft } from '../replacement/replacement-draft'
import { changePanel, emptyShower } from '@/builder/shower/shower-draft'
import type { ShowerDraft } from '@/builder/shower/shower-draft'

export type ReopenedFlow = { key: string; stored: string; place: Partial<BuilderAddress> }

/** A saved quote as the flow it came from would have stored it; null where no flow takes it. */
export function reopen(
  resumed: ResumedQuote,
  tables: PricingTables,
  now: Date,
): ReopenedFlow | null {
  const { inputs, product, serviceType } = resumed
  const { flow } = openingOf(serviceType, product)
  const place = { serviceType, product }
  const at = (step: BuilderAddress['step']): Partial<BuilderAddress> => ({
    ...place,
    step: resumed.quote ? 'quote' : step,
  })
  const store = (draft: unknown) => writeStoredFlow(stateOf(resumed, draft, now))
  switch (flow) {
    case 'shower':
      return {
        key: storageKey(serviceType, null),
        stored: store(showerDraftOf(inputs, tables)),
        place: at(4),
      }
    case 'replacement':
      return {
        key: storageKey(serviceType, null),
        stored: store(replacementDraftOf(inputs, tables)),
        place: at(3),
      }
    case 'general':
      return {
        key: storageKey(serviceType, product),
        stored: store(generalDraftOf(inputs)),
        place: at(1),
      }
    case 'inquiry':
    case 'custom_job':
    case 'picker':
      return null
  }
}

function stateOf(resumed: ResumedQuote, draft: unknown, now: Date): FlowState<unknown> {
  const { customer, id, inputs, number, quote, validUntil, depositDue } = resumed
  const own =
    id !== null && number !== null
      ? {
          id,
          number,
          ...(validUntil ? { validUntil } : {}),
          ...(depositDue > 0 ? { depositDue } : {}),
        }
      : null
  return {
    draft,
    calculated: quote && {
      request: inputs,
      quote,
      requestKey: newRequestKey(),
      calculatedAt: now.toISOString(),
    },
    saved: quote ? own : null,
    reopened: own,
    customer: {
      name: customer.customerName,
      phone: customer.customerPhone ?? '',
      address: customer.projectAddress ?? '',
    },
  }
}

function showerDraftOf(inputs: QuoteRequest, tables: PricingTables): ShowerDraft {
  const panels = (inputs.panels ?? []).map((panel, index) => ({
    id: index + 1,
    width: formatInches(panel.widthIn),
    height: formatInches(panel.heightIn),
    lastWidthIn: null,
    lastHeightIn: null,
    role: panel.role ?? ('fixed' as const),
  }))
  const draft: ShowerDraft = {
    ...emptyShower(),
    thicknessMm: inputs.thicknessMm,
    finishKey: tables.finishes.find((finish) => finish.id === inputs.finishId)?.key ?? null,
    hardware: inputs.hardware,
    rolesChosen: true,
    ...(panels.length > 0 ? { panels } : {}),
  }
  return panels.reduce((sum, panel) => changePanel(sum, panel.id, {}), draft)
}

export function replacementDraftOf(inputs: QuoteRequest, tables: PricingTables): ReplacementDraft {
  const glass = tables.glassTypes.find((type) => type.id === inputs.glassTypeId)
  const category = glass?.category === 'insulated' ? 'insulated' : 'flat'
  const option = thicknessesOf(category).find(({ mm }) => isSameThickness(mm, inputs.thicknessMm))
  const [panel] = inputs.panels ?? []
  return typeSizes(
    { ...emptyReplacement(), category, thickness: option?.mm ?? null },
    {
      width: panel ? formatInches(panel.widthIn) : '',
      height: panel ? formatInches(panel.heightIn) : '',
    },
  )
}

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
    width: inputs.widthFt === undefined ? '' : String(Number(inputs.widthFt.toFixed(6))),
    height: inputs.heightFt === undefined ? '' : String(Number(inputs.heightFt.toFixed(6))),
    hardware: inputs.hardware,
  }
}
