import { formatInches } from '@/domain/measure/format-length'
import { inchesOfFeet } from '@/domain/measure/inches-of-feet'
import { namesOf } from '@/services/quotes/stored-quote'
import type { Quote } from '@/payload-types'

type Panel = { widthIn: number; heightIn: number; role: 'fixed' | 'door' | null }

type HardwareLine = {
  id: number
  name: string
  quantity: number
  unitOfMeasure: string
  totalCost: number
}

/** What the office reads of a stored quote: its JSON taken apart, whatever is missing left out. */
export function readStoredQuote(quote: Partial<Quote>) {
  const { dimensionsWidthFt: width, dimensionsHeightFt: height } = quote
  const listed = recordsIn(quote.panelsDimensions).flatMap(panelOf)
  const pane: Panel[] =
    width && height
      ? [{ widthIn: inchesOfFeet(width), heightIn: inchesOfFeet(height), role: null }]
      : []
  return {
    ...namesOf({ pricingSnapshot: quote.pricingSnapshot ?? null }),
    panels: listed.length > 0 ? listed : pane,
    hardware: recordsIn(quote.itemizedHardware).flatMap(hardwareLineOf),
  }
}

export function sizeText({ widthIn, heightIn }: Pick<Panel, 'widthIn' | 'heightIn'>): string {
  return `${formatInches(tidy(widthIn))} × ${formatInches(tidy(heightIn))}`
}

function tidy(inches: number): number {
  return Number(inches.toFixed(6))
}

function recordsIn(list: unknown): Record<string, unknown>[] {
  if (!Array.isArray(list)) return []
  return list.filter(
    (each): each is Record<string, unknown> => typeof each === 'object' && each !== null,
  )
}

function panelOf({ widthIn, heightIn, role }: Record<string, unknown>): Panel[] {
  if (typeof widthIn !== 'number' || typeof heightIn !== 'number') return []
  return [{ widthIn, heightIn, role: role === 'door' || role === 'fixed' ? role : null }]
}

function hardwareLineOf(line: Record<string, unknown>): HardwareLine[] {
  const { id, name, quantity, unitOfMeasure, totalCost } = line
  if (typeof name !== 'string' || typeof totalCost !== 'number') return []
  return [
    {
      id: typeof id === 'number' ? id : 0,
      name,
      quantity: typeof quantity === 'number' ? quantity : 1,
      unitOfMeasure: typeof unitOfMeasure === 'string' ? unitOfMeasure : 'each',
      totalCost,
    },
  ]
}
