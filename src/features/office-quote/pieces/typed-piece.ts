import * as z from 'zod/mini'
import { generalDraftShape, emptyGeneral, withDefaults } from '@/builder/general/general-draft'
import { generalRequest } from '@/builder/general/general-request'
import type { GeneralDraft } from '@/builder/general/general-draft'
import { emptyReplacement, replacementDraftShape } from '@/builder/replacement/replacement-draft'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import { replacementRequest } from '@/builder/replacement/replacement-request'
import {
  generalDraftOf,
  replacementDraftOf,
  showerDraftOf,
} from '@/builder/saved/drafts-of-request'
import { emptyShower, showerDraftShape } from '@/builder/shower/shower-draft'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { showerRequest } from '@/builder/shower/shower-request'
import { offeredShowerThicknesses } from '@/domain/pricing/offered'
import { readRequest } from '@/domain/pricing/read-request'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { openingOf } from '@/domain/services-catalogue/openings'
import { isPricedService, serviceRow } from '@/domain/services-catalogue/services'
import type { PricedService } from '@/domain/services-catalogue/services'
import { firstGlass } from '@/domain/services-catalogue/usual-glass'

/** A piece as it stands in the builder's fields. */
export type TypedPiece =
  | { flow: 'shower'; serviceType: PricedService; draft: ShowerDraft }
  | { flow: 'replacement'; serviceType: PricedService; draft: ReplacementDraft }
  | { flow: 'general'; serviceType: PricedService; product: string | null; draft: GeneralDraft }

const service = z.string().check(z.refine(isPricedService))

const shape = z.discriminatedUnion('flow', [
  z.object({ flow: z.literal('shower'), serviceType: service, draft: showerDraftShape }),
  z.object({ flow: z.literal('replacement'), serviceType: service, draft: replacementDraftShape }),
  z.object({
    flow: z.literal('general'),
    serviceType: service,
    product: z.nullable(z.string()),
    draft: generalDraftShape,
  }),
])

/** A new piece, with what most callers want chosen already. */
export function newPiece(serviceType: PricedService, tables: PricingTables): TypedPiece {
  const { flow } = serviceRow(serviceType)
  if (flow === 'shower') {
    const usual = offeredShowerThicknesses(tables)[0]?.mm ?? null
    const finishKey = tables.finishes.find(({ key }) => key === 'standard_clear')?.key ?? null
    return {
      flow,
      serviceType,
      draft: { ...emptyShower(), thicknessMm: usual, finishKey },
    }
  }
  if (flow === 'replacement') return { flow, serviceType, draft: emptyReplacement() }
  return {
    flow,
    serviceType,
    product: null,
    draft: withDefaults(emptyGeneral(), tables, firstGlass(serviceType, null)),
  }
}

type Kept = { inputs: Record<string, unknown>; typed?: Record<string, unknown> | undefined }

/** A stored piece as it was typed, or as somebody would have typed it; null where no screen takes it. */
export function typedPieceOf({ inputs, typed }: Kept, tables: PricingTables): TypedPiece | null {
  const kept = shape.safeParse(typed)
  // The shapes say what the fields hold; that a service is priced was looked up.
  if (kept.success) return kept.data as TypedPiece
  const read = readRequest(inputs)
  if (!read.ok) return null
  const { request } = read
  const { serviceType, product = null } = request
  if (!isPricedService(serviceType)) return null
  switch (openingOf(serviceType, product).flow) {
    case 'shower':
      return { flow: 'shower', serviceType, draft: showerDraftOf(request, tables) }
    case 'replacement':
      return { flow: 'replacement', serviceType, draft: replacementDraftOf(request, tables) }
    case 'general':
      return { flow: 'general', serviceType, product, draft: generalDraftOf(request) }
    default:
      return null
  }
}

/** What the calculator is asked for a piece; null while something is missing or can't be read. */
export function requestOf(piece: TypedPiece, tables: PricingTables): QuoteRequest | null {
  switch (piece.flow) {
    case 'shower': {
      const built = showerRequest(piece.draft, tables, piece.serviceType)
      return built.ok ? built.request : null
    }
    case 'replacement': {
      const built = replacementRequest(piece.draft, tables, piece.serviceType)
      return built.ok ? built.request : null
    }
    case 'general':
      return generalRequest(piece.draft, piece, tables)
  }
}
