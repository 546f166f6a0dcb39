import { openingOfInches } from '@/client/opening/opening'
import type { Opening } from '@/client/opening/opening'
import { isInstallationIncluded } from '@/domain/pricing/choose-rows'
import { knowsGaps } from '@/domain/glass-rules/glass-of-opening'
import {
  defaultComplexityFactor,
  defaultRegion,
  finishByKey,
} from '@/domain/pricing/default-choices'
import { needsFactor } from '@/domain/pricing/offered'
import type { Lack } from '@/domain/pricing/offered'
import { resolveShowerGlassType } from '@/domain/pricing/resolve-glass-type'
import type { Panel, PricingTables, QuoteRequest, SiteAnswers } from '@/domain/pricing/types'
import { stillSold } from '../fields/hardware-choices'
import { judgeDimension } from '../fields/judge-dimension'
import { openingOfReadings } from '../fields/opening-of-readings'
import type { DimensionReading } from '../fields/judge-dimension'
import { frontOf } from './front-of'
import { panelRule } from './shower-draft'
import type { PanelDraft, ShowerDraft } from './shower-draft'
import { unreadSideOf } from './unread-opening'

export type PanelReading = { width: DimensionReading; height: DimensionReading }

export function readPanel(panel: PanelDraft): PanelReading {
  return {
    width: judgeDimension(panel.width, panelRule),
    height: judgeDimension(panel.height, panelRule),
  }
}

/** What the panels in front fill together, once all of them can be read; the side of a corner is no part of it. */
export function openingOfShower(draft: Pick<ShowerDraft, 'panels' | 'layout'>): Opening | null {
  const panels = frontOf(draft)
  const read = panels.map(readPanel)
  const [only] = read
  const [typed] = panels
  if (read.length === 1 && typed && only) return openingOfReadings(only, typed)
  const sizes = read.flatMap(({ width, height }) =>
    width.ok && height.ok ? [{ widthIn: width.inches, heightIn: height.inches }] : [],
  )
  if (sizes.length < panels.length) return null
  return openingOfInches(
    sizes.reduce((sum, { widthIn }) => sum + widthIn, 0),
    Math.max(...sizes.map(({ heightIn }) => heightIn)),
  )
}

/** The inputs of a price, or what they still wait for. */
export type BuiltRequest =
  | { ok: true; request: QuoteRequest }
  | { ok: false; waitsFor: 'tables' | 'thickness' | 'finish' }
  /** What was chosen has no price: the list lacks a row for it. */
  | { ok: false; waitsFor: 'price'; lack: Lack }
  | { ok: false; waitsFor: 'panel'; panel: number; field: 'width' | 'height' }
  | { ok: false; waitsFor: 'opening'; field: 'width' | 'height' }

/** Turns the draft into the inputs of a price. Nothing is priced by guessing. */
export function showerRequest(
  draft: ShowerDraft,
  tables: PricingTables | null,
  serviceType: string,
): BuiltRequest {
  if (draft.thicknessMm === null) return { ok: false, waitsFor: 'thickness' }
  if (draft.finishKey === null) return { ok: false, waitsFor: 'finish' }
  const unread = unreadSideOf(draft, tables)
  if (unread) return { ok: false, waitsFor: 'opening', field: unread }
  const panels: Panel[] = []
  for (const [index, panel] of draft.panels.entries()) {
    const { width, height } = readPanel(panel)
    if (!width.ok) return { ok: false, waitsFor: 'panel', panel: index, field: 'width' }
    if (!height.ok) return { ok: false, waitsFor: 'panel', panel: index, field: 'height' }
    const { role, swing, hinge } = panel
    const opensInward = role === 'door' && swing === 'in' ? { swing } : {}
    const hung = role === 'door' && hinge ? { hinge } : {}
    panels.push({ widthIn: width.inches, heightIn: height.inches, role, ...opensInward, ...hung })
  }
  if (!tables) return { ok: false, waitsFor: 'tables' }
  const region = defaultRegion(tables)
  const resolved = resolveShowerGlassType(tables, draft.thicknessMm)
  const finish = finishByKey(tables, draft.finishKey)
  if (!region) return { ok: false, waitsFor: 'price', lack: 'region' }
  if (resolved.kind === 'none') return { ok: false, waitsFor: 'price', lack: 'glassType' }
  if (!finish) return { ok: false, waitsFor: 'price', lack: 'finish' }
  const chosen = { serviceType, thicknessMm: draft.thicknessMm }
  if (needsFactor(chosen, resolved.glassType, tables, region.id)) {
    return { ok: false, waitsFor: 'price', lack: 'factor' }
  }
  return {
    ok: true,
    request: {
      serviceType,
      regionId: region.id,
      glassTypeId: resolved.glassType.id,
      finishId: finish.id,
      thicknessMm: draft.thicknessMm,
      panels,
      hardware: stillSold(draft.hardware, tables),
      ...(draft.site ? { site: draft.site as SiteAnswers } : {}),
      ...(draft.layout ? { layout: draft.layout } : {}),
      ...(draft.sizes && knowsGaps(tables) ? { sizes: draft.sizes } : {}),
      complexityFactorId: defaultComplexityFactor(tables, region.id)?.id ?? null,
      locationFactorId: null,
    },
  }
}

/** Whether the price of the glass that was chosen covers its installation. */
export function includesInstallation(built: BuiltRequest, tables: PricingTables | null): boolean {
  if (!built.ok) return false
  const { request } = built
  const glass = tables?.glassTypes.find(({ id }) => id === request.glassTypeId)
  return glass !== undefined && isInstallationIncluded(request, glass)
}
