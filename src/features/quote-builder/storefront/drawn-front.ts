import * as z from 'zod/mini'
import { generalDraftShape } from '@/builder/general/general-draft'
import { readDraft } from '@/client/quote-drafts'
import { frontOfSize, isFrontSide } from '@/domain/storefront/range-of-opening'
import { storefrontShape, usualStorefront } from '@/domain/storefront/storefront'
import type { FrontGlassKind } from '@/domain/storefront/front-glass'
import type { Storefront } from '@/domain/storefront/storefront'
import type { BuilderAddress } from '../address/builder-address'
import { readStoredFlow, storageKey } from '../draft/stored-flow'
import { feet } from './front-lengths'

/** What somebody drew, as the browser keeps it. */
export type DrawnFront = { front: Storefront; glass: FrontGlassKind | null }

export const drawnFrontShape: z.ZodMiniType<DrawnFront> = z.object({
  front: storefrontShape,
  glass: z.nullable(z.enum(['insulated', 'single', 'laminated'])),
})

export const usualFront: DrawnFront = { front: usualStorefront, glass: null }

/** The sizes of a link take the place of what is drawn, as far as a front can be so large. */
export function withHandedSizes(
  drawn: DrawnFront,
  { width, height }: Pick<BuilderAddress, 'width' | 'height'>,
): DrawnFront {
  const widthIn = handed(width, 'widthIn') ?? drawn.front.widthIn
  const heightIn = handed(height, 'heightIn') ?? drawn.front.heightIn
  if (widthIn === drawn.front.widthIn && heightIn === drawn.front.heightIn) return drawn
  return { ...drawn, front: frontOfSize(drawn.front, { widthIn, heightIn }) }
}

function handed(text: string | null, side: 'widthIn' | 'heightIn'): number | null {
  const inches = text === null ? null : feet.read(text)
  return inches !== null && isFrontSide(side, inches) ? inches : null
}

/** Whether a pane of this product was priced by its figures: its estimate and its draft open there. */
export function isPricedByFigures({ step, inputs, serviceType, product }: BuilderAddress): boolean {
  if (step === 'quote' || inputs !== null) return true
  const kept = readStoredFlow(readDraft(storageKey(serviceType ?? '', product)), generalDraftShape)
  return kept !== null && kept.draft.width !== ''
}
