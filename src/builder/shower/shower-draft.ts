import * as z from 'zod/mini'
import { limits, steps } from '@/domain/pricing/limits'
import { isTurned, rolesOfLayout } from '@/domain/glass-rules/layouts'
import { showerThicknesses } from '@/domain/pricing/thickness'
import { showerLayouts } from '@/domain/pricing/types'
import type { PanelRole, ShowerLayout, Side, SiteAnswers } from '@/domain/pricing/types'
import { judgeDimension } from '../fields/judge-dimension'
import type { DimensionRule } from '../fields/judge-dimension'
import { usualRoles } from './usual-roles'
import { withDoorAt } from './with-door-at'

/** A panel as it is typed, with the last sizes that could be read, for the drawing. */
export type PanelDraft = {
  id: number
  width: string
  height: string
  lastWidthIn: number | null
  lastHeightIn: number | null
  role: PanelRole
  swing?: 'in' | undefined
  /** The side of a door's hinges, where one was chosen. */
  hinge?: Side | undefined
}

type HardwareChoice = { id: number; quantity: number }

export type ShowerDraft = {
  thicknessMm: number | null
  finishKey: string | null
  panels: PanelDraft[]
  /** Whether somebody said which panel opens; until then the usual one does. */
  rolesChosen: boolean
  hardware: HardwareChoice[]
  /** What was said of the place; drafts of before know nothing of it. */
  site?: SiteAnswers | undefined
  /** Where it was chosen; what the panels make by themselves otherwise. */
  layout?: ShowerLayout | undefined
  /** Sizes are shares of an opening; of glass where nothing is said, as in drafts of before. */
  sizes?: 'opening' | undefined
  /** What was typed as the opening and cannot be read: its panels have no price until it can. */
  unreadOpening?: { width?: string | undefined; height?: string | undefined } | undefined
}

const hardwareShape = z.array(z.object({ id: z.number(), quantity: z.number() }))

export const showerDraftShape: z.ZodMiniType<ShowerDraft> = z.object({
  thicknessMm: z.nullable(z.number()),
  finishKey: z.nullable(z.string()),
  panels: z
    .array(
      z.object({
        id: z.number(),
        width: z.string(),
        height: z.string(),
        lastWidthIn: z.nullable(z.number()),
        lastHeightIn: z.nullable(z.number()),
        role: z.enum(['fixed', 'door']),
        swing: z.optional(z.literal('in')),
        hinge: z.optional(z.enum(['left', 'right'])),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.panels.most)),
  rolesChosen: z.boolean(),
  hardware: hardwareShape,
  layout: z.optional(z.enum(showerLayouts)),
  sizes: z.optional(z.literal('opening')),
  unreadOpening: z.optional(
    z.object({ width: z.optional(z.string()), height: z.optional(z.string()) }),
  ),
  site: z.optional(
    z.object({ outOfPlumb: z.optional(z.boolean()), tileUnfinished: z.optional(z.boolean()) }),
  ),
})

/** What a shower panel's width and height may be, and what the buttons move them by. */
export const panelRule: DimensionRule = {
  unit: 'in',
  least: limits.showerPanelSideIn.least,
  most: limits.showerPanelSideIn.most,
  stepBy: steps.showerPanelSideIn,
}

/** What a link, or the opening that the visitor brought along, says of a shower. */
export type HandedShower = {
  width?: string | null
  height?: string | null
  /** As the trade writes it, `3/8`. */
  thickness?: string | null
  finish?: string | null
}

export function emptyShower(handed: HandedShower = {}): ShowerDraft {
  return {
    thicknessMm: thicknessOf(handed.thickness),
    finishKey: handed.finish ?? null,
    panels: [newPanel(1, handed.width ?? '', handed.height ?? '')],
    rolesChosen: false,
    hardware: [],
  }
}

function thicknessOf(inches: string | null | undefined): number | null {
  return showerThicknesses.find((option) => option.inches === inches)?.mm ?? null
}

/** A link that carries sizes speaks of one panel; whatever else was chosen stays, unless the link says it too. */
export function handShower(draft: ShowerDraft, handed: HandedShower): ShowerDraft {
  const thicknessMm = thicknessOf(handed.thickness) ?? draft.thicknessMm
  const finishKey = handed.finish ?? draft.finishKey
  const isChosen = thicknessMm === draft.thicknessMm && finishKey === draft.finishKey
  return handSizes(isChosen ? draft : { ...draft, thicknessMm, finishKey }, handed)
}

function handSizes(draft: ShowerDraft, { width = null, height = null }: HandedShower): ShowerDraft {
  const [first] = draft.panels
  if ((width === null && height === null) || !first) return draft
  const panel = newPanel(1, width ?? first.width, height ?? first.height)
  const isSame =
    draft.panels.length === 1 && first.width === panel.width && first.height === panel.height
  return isSame ? draft : withUsualRoles({ ...draft, panels: [panel], rolesChosen: false })
}

function newPanel(id: number, width: string, height: string): PanelDraft {
  return remember({ id, width, height, lastWidthIn: null, lastHeightIn: null, role: 'fixed' })
}

function remember(panel: PanelDraft): PanelDraft {
  const width = judgeDimension(panel.width, panelRule)
  const height = judgeDimension(panel.height, panelRule)
  return {
    ...panel,
    lastWidthIn: width.ok ? width.inches : panel.lastWidthIn,
    lastHeightIn: height.ok ? height.inches : panel.lastHeightIn,
  }
}

export function mayAddPanel({ panels }: Pick<ShowerDraft, 'panels'>): boolean {
  return panels.length < limits.panels.most
}

/** One panel more, as tall as the one beside it: panels of an enclosure nearly always are. */
export function addPanel(draft: ShowerDraft): ShowerDraft {
  if (!mayAddPanel(draft)) return draft
  const id = Math.max(...draft.panels.map((panel) => panel.id)) + 1
  const height = draft.panels.at(-1)?.height ?? ''
  const panels = [...draft.panels, newPanel(id, '', height)]
  return withUsualRoles({ ...draft, panels, layout: layoutThatHolds(draft, panels.length) })
}

export function removePanel(draft: ShowerDraft, id: number): ShowerDraft {
  if (draft.panels.length === 1) return draft
  const panels = draft.panels.filter((panel) => panel.id !== id)
  return withUsualRoles({ ...draft, panels, layout: layoutThatHolds(draft, panels.length) })
}

/** One panel more or less, or another role, makes another layout, but a corner stays a corner. */
function layoutThatHolds({ layout }: ShowerDraft, panels: number): ShowerLayout | undefined {
  return isTurned(layout, panels) ? layout : undefined
}

/** The panels that a layout has, with the sizes that there are. */
export function chooseLayout(draft: ShowerDraft, layout: ShowerLayout): ShowerDraft {
  const roles = rolesOfLayout(layout)
  let next = draft
  while (next.panels.length < roles.length) next = addPanel(next)
  const placed = withDoorAt(roles.indexOf('door'), next.panels)
  const panels = placed.slice(0, roles.length).map((panel, index) => {
    const role = roles[index] ?? 'fixed'
    return { ...panel, role, hinge: undefined }
  })
  return { ...next, panels, layout, rolesChosen: true }
}

export function changePanel(
  draft: ShowerDraft,
  id: number,
  change: Partial<Pick<PanelDraft, 'width' | 'height' | 'swing' | 'hinge'>>,
): ShowerDraft {
  const panels = draft.panels.map((panel) =>
    panel.id === id ? remember({ ...panel, ...change }) : panel,
  )
  return { ...draft, panels }
}

export function chooseRole(draft: ShowerDraft, id: number, role: PanelRole): ShowerDraft {
  const panels = draft.panels.map((panel) => (panel.id === id ? { ...panel, role } : panel))
  return { ...draft, panels, rolesChosen: true, layout: layoutThatHolds(draft, panels.length) }
}

function withUsualRoles(draft: ShowerDraft): ShowerDraft {
  if (draft.rolesChosen) return draft
  const roles = usualRoles(draft.panels.length)
  const panels = draft.panels.map((panel, index) => ({ ...panel, role: roles[index] ?? 'fixed' }))
  return { ...draft, panels }
}

/** Counted from 0, as on the drawing. */
export function hangDoor(draft: ShowerDraft, index: number, hinge: Side): ShowerDraft {
  const panel = draft.panels[index]
  return panel ? changePanel(draft, panel.id, { hinge }) : draft
}
