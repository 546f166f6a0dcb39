import * as z from 'zod/mini'
import { limits, steps } from '@/domain/pricing/limits'
import { flatThicknesses, insulatedThicknesses } from '@/domain/pricing/thickness'
import type { ThicknessOption } from '@/domain/pricing/thickness'
import type { SafetyAnswers } from '@/domain/pricing/types'
import { sizePanes } from '@/drawings/to-scale/size-panes'
import type { SizedPane } from '@/drawings/to-scale/size-panes'
import type { HardwareChoice } from '../fields/hardware-choices'
import { judgeDimension } from '../fields/judge-dimension'
import type { DimensionReading, DimensionRule } from '../fields/judge-dimension'

export type ReplacementCategory = 'insulated' | 'flat'

/** A thickness of the list in millimetres, or one that is not on it and is priced by mail. */
export type ChosenThickness = number | 'other'

/** About how large a pane is that nobody has measured. */
export const roughSizes = ['small', 'usual', 'large'] as const
export type RoughSize = (typeof roughSizes)[number]

/** The size of one pane as it is typed. */
export type TypedSize = {
  width: string
  height: string
  lastWidthIn: number | null
  lastHeightIn: number | null
  /** Said where it cannot be measured. */
  rough?: RoughSize | undefined
}

/** The first pane stands in the draft itself; all panes are of the same glass. */
export type ReplacementDraft = TypedSize & {
  category: ReplacementCategory | null
  thickness: ChosenThickness | null
  /** The panes after the first, in the order of their letters. */
  others?: TypedSize[] | undefined
  /** Tempered or laminated. */
  isSafe?: boolean | undefined
  /** Where the pane is, as far as it was said. */
  safety?: SafetyAnswers | undefined
  /** Frosted or patterned; what is usual for the glass where nothing is said. */
  finishId?: number | undefined
  /** A coating, and what else goes with the glass. */
  hardware?: HardwareChoice[] | undefined
}

const placed = z.optional(z.union([z.boolean(), z.literal('unknown')]))

const typedSize = {
  width: z.string(),
  height: z.string(),
  lastWidthIn: z.nullable(z.number()),
  lastHeightIn: z.nullable(z.number()),
  rough: z.optional(z.enum(roughSizes)),
}

export const replacementDraftShape: z.ZodMiniType<ReplacementDraft> = z.object({
  category: z.nullable(z.enum(['insulated', 'flat'])),
  thickness: z.nullable(z.union([z.number(), z.literal('other')])),
  ...typedSize,
  others: z.optional(z.array(z.object(typedSize)).check(z.maxLength(limits.panels.most - 1))),
  isSafe: z.optional(z.boolean()),
  finishId: z.optional(z.number()),
  hardware: z.optional(z.array(z.object({ id: z.number(), quantity: z.number() }))),
  safety: z.optional(z.object({ door: placed, wet: placed, low: placed, stairs: placed })),
})

export const sideRule: DimensionRule = {
  unit: 'in',
  least: limits.sideIn.least,
  most: limits.sideIn.most,
  stepBy: steps.replacementSideIn,
}

export function emptyReplacement(
  sizes: { width?: string | null; height?: string | null } = {},
): ReplacementDraft {
  return typeSizes(
    {
      category: null,
      thickness: null,
      width: '',
      height: '',
      lastWidthIn: null,
      lastHeightIn: null,
    },
    { width: sizes.width ?? '', height: sizes.height ?? '' },
  )
}

type HandedSizes = { width: string | null; height: string | null }

/** The sizes of a link take the place of those that were kept. */
export function handReplacementSizes(
  draft: ReplacementDraft,
  handed: HandedSizes,
): ReplacementDraft {
  const width = handed.width ?? draft.width
  const height = handed.height ?? draft.height
  if (width === draft.width && height === draft.height) return draft
  return typeSizes(draft, { width, height })
}

/** Another category has other thicknesses, so the one chosen is asked again. */
export function chooseCategory(
  draft: ReplacementDraft,
  category: ReplacementCategory,
): ReplacementDraft {
  return draft.category === category ? draft : { ...draft, category, thickness: null }
}

/** What is typed is measured, whatever was said before. */
export function typeSizes<Pane extends TypedSize>(
  pane: Pane,
  change: Partial<Pick<TypedSize, 'width' | 'height'>>,
): Pane {
  const typed = { ...pane, ...change }
  const { width, height } = readSizes(typed)
  return {
    ...typed,
    rough: undefined,
    lastWidthIn: width.ok ? width.inches : pane.lastWidthIn,
    lastHeightIn: height.ok ? height.inches : pane.lastHeightIn,
  }
}

export function thicknessesOf(category: ReplacementCategory): readonly ThicknessOption[] {
  return category === 'insulated' ? insulatedThicknesses : flatThicknesses
}

export type SizeReadings = { width: DimensionReading; height: DimensionReading }

export function readSizes(draft: Pick<TypedSize, 'width' | 'height'>): SizeReadings {
  return {
    width: judgeDimension(draft.width, sideRule),
    height: judgeDimension(draft.height, sideRule),
  }
}

/** The panes as they are to be drawn. */
export function drawnPanes(draft: ReplacementDraft): SizedPane[] {
  const { others = [] } = draft
  return sizePanes(
    [draft, ...others].map((pane) => {
      const { width, height } = readSizes(pane)
      const lastHeightIn = pane.lastHeightIn ?? usualHeightIn
      const heightIn = height.ok ? height.inches : null
      return {
        widthIn: width.ok ? width.inches : null,
        heightIn,
        lastWidthIn: pane.lastWidthIn ?? (heightIn ?? lastHeightIn) * usualWidthOfHeight,
        lastHeightIn,
        role: 'fixed',
      }
    }),
  )
}

/** A pane that waits for its sizes is drawn as most windows are. */
const usualHeightIn = 36
const usualWidthOfHeight = 5 / 6
