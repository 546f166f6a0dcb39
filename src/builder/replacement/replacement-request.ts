import {
  defaultComplexityFactor,
  defaultFinish,
  defaultRegion,
} from '@/domain/pricing/default-choices'
import type { Lack } from '@/domain/pricing/offered'
import { resolveGlassType } from '@/domain/pricing/resolve-glass-type'
import type { ResolvedGlassType } from '@/domain/pricing/resolve-glass-type'
import { isPricedSafe } from '@/domain/glass-rules/safety'
import type { PricingTables, QuoteRequest, SafetyAnswers } from '@/domain/pricing/types'
import { stillSold } from '../fields/hardware-choices'
import { firstUnread, isRough, measuredPanes } from './panes'
import type { ReplacementDraft } from './replacement-draft'

export type BuiltReplacement =
  | { ok: true; request: QuoteRequest; resolved: Exclude<ResolvedGlassType, { kind: 'none' }> }
  | { ok: false; waitsFor: 'choices' | 'mail' | 'visit' | 'width' | 'height' | 'tables' }
  /** What was chosen has no price: the list lacks a row for it. */
  | { ok: false; waitsFor: 'price'; lack: Lack }

/** Turns the draft into the inputs of a price, or says what it waits for. */
export function replacementRequest(
  draft: ReplacementDraft,
  tables: PricingTables | null,
  serviceType: string,
): BuiltReplacement {
  const { category, thickness } = draft
  if (category === null || thickness === null) return { ok: false, waitsFor: 'choices' }
  if (thickness === 'other') return { ok: false, waitsFor: 'mail' }
  if (isRough(draft)) return { ok: false, waitsFor: 'visit' }
  const unread = firstUnread(draft)
  if (unread) return { ok: false, waitsFor: unread.field }
  if (!tables) return { ok: false, waitsFor: 'tables' }
  const region = defaultRegion(tables)
  if (!region) return { ok: false, waitsFor: 'price', lack: 'region' }
  const pieces = measuredPanes(draft)
  const isAsked = isPricedSafe({ request: { ...draft, serviceType }, pieces, tables })
  const resolved = resolveGlassType(tables, {
    category,
    thicknessMm: thickness,
    safe: isAsked || (draft.isSafe ?? false),
  })
  if (resolved.kind === 'none') return { ok: false, waitsFor: 'price', lack: 'glassType' }
  const chosen = tables.finishes.find(({ id }) => id === draft.finishId)
  const finish = chosen ?? defaultFinish(tables, resolved.glassType)
  if (!finish) return { ok: false, waitsFor: 'price', lack: 'finish' }
  const complexity = defaultComplexityFactor(tables, region.id)
  if (!complexity) return { ok: false, waitsFor: 'price', lack: 'factor' }
  return {
    ok: true,
    resolved,
    request: {
      serviceType,
      regionId: region.id,
      glassTypeId: resolved.glassType.id,
      finishId: finish.id,
      thicknessMm: thickness,
      panels: pieces,
      hardware: stillSold(draft.hardware ?? [], tables),
      ...(draft.safety ? { safety: draft.safety as SafetyAnswers } : {}),
      complexityFactorId: complexity.id,
      locationFactorId: null,
    },
  }
}
