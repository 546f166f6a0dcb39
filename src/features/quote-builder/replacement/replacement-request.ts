import {
  defaultComplexityFactor,
  defaultFinish,
  defaultRegion,
} from '@/domain/pricing/default-choices'
import { resolveGlassType } from '@/domain/pricing/resolve-glass-type'
import type { ResolvedGlassType } from '@/domain/pricing/resolve-glass-type'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { readSizes } from './replacement-draft'
import type { ReplacementDraft } from './replacement-draft'

export type BuiltReplacement =
  | { ok: true; request: QuoteRequest; resolved: Exclude<ResolvedGlassType, { kind: 'none' }> }
  | { ok: false; waitsFor: 'choices' | 'mail' | 'width' | 'height' | 'tables' | 'glassType' }

/** Turns the draft into the inputs of a price, or says what it waits for. */
export function replacementRequest(
  draft: ReplacementDraft,
  tables: PricingTables | null,
  serviceType: string,
): BuiltReplacement {
  const { category, thickness } = draft
  if (category === null || thickness === null) return { ok: false, waitsFor: 'choices' }
  if (thickness === 'other') return { ok: false, waitsFor: 'mail' }
  const { width, height } = readSizes(draft)
  if (!width.ok) return { ok: false, waitsFor: 'width' }
  if (!height.ok) return { ok: false, waitsFor: 'height' }
  const region = tables && defaultRegion(tables)
  if (!tables || !region) return { ok: false, waitsFor: 'tables' }
  const resolved = resolveGlassType(tables, { category, thicknessMm: thickness })
  if (resolved.kind === 'none') return { ok: false, waitsFor: 'glassType' }
  const finish = defaultFinish(tables, resolved.glassType)
  if (!finish) return { ok: false, waitsFor: 'tables' }
  return {
    ok: true,
    resolved,
    request: {
      serviceType,
      regionId: region.id,
      glassTypeId: resolved.glassType.id,
      finishId: finish.id,
      thicknessMm: thickness,
      panels: [{ widthIn: width.inches, heightIn: height.inches }],
      hardware: [],
      complexityFactorId: defaultComplexityFactor(tables, region.id)?.id ?? null,
      locationFactorId: null,
    },
  }
}
