import type { PriceEngine } from '@/builder/opening-price/price-engine'
import { keepOpening, keepPiece } from '@/client/opening/kept-opening'
import { openingOf } from '@/client/opening/opening'

export type Side = 'width' | 'height'

export const sides = ['width', 'height'] as const

export function fieldOf(sheet: HTMLFormElement, side: Side): HTMLInputElement | null {
  const field = sheet.elements.namedItem(side)
  return field instanceof HTMLInputElement ? field : null
}

/** Keeps the sizes of the form for every page, of what lies for its own kind; says whether they could be read. */
export function keepSizes(sheet: HTMLFormElement, reader: PriceEngine, lies: boolean): boolean {
  const [width, height] = sides.map((side) => {
    const text = fieldOf(sheet, side)?.value ?? ''
    return { text, inches: reader.inches(text) ?? Number.NaN }
  })
  const typed = width && height ? openingOf(width, height) : null
  if (typed !== null) (lies ? keepPiece : keepOpening)(typed)
  return typed !== null
}
