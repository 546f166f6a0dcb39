import { readInches } from '@/domain/measure/read-length'
import { formatInches } from '@/domain/measure/format-length'
import type { OpeningKind } from './scene/scenes'

type Typed = { width: string; height: string }

/** Whose builder prices the glass of an opening; each of them takes bare numbers for inches. */
const services: Record<OpeningKind, string> = {
  door: 'door_replacement',
  window: 'window_replacement',
  shower: 'shower_glass_quote',
}

/** The builder's address with the sizes that could be read, as they were typed. */
export function priceAddress(builder: string, kind: OpeningKind, typed: Typed): string {
  const query = new URLSearchParams({ serviceType: services[kind] })
  for (const side of ['width', 'height'] as const)
    if (inchesOf(typed[side]) !== null) query.set(side, typed[side].trim())
  return `${builder}?${query}`
}

/** A typed length in inches; null where it is none that glass could have. */
export function inchesOf(text: string): number | null {
  const read = readInches(text)
  return read.ok && read.inches > 0 ? read.inches : null
}

/** The length as it is written beside the glass; empty where there is none. */
export function figureOf(text: string): string {
  const inches = inchesOf(text)
  return inches === null ? '' : formatInches(inches)
}
