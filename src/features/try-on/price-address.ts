import type { PricedService } from '@/domain/services-catalogue/services'
import { readInches } from '@/domain/measure/read-length'
import { formatInches } from '@/domain/measure/format-length'
import type { ShowerFinishKey } from '@/domain/pricing/shower-options'
import type { GlassId } from './glass/recipes'
import type { OpeningKind } from './scene/scenes'

type Typed = { width: string; height: string }

/** Whose builder prices the glass of an opening; each of them takes bare numbers for inches. */
const services = {
  door: 'door_replacement',
  window: 'window_replacement',
  shower: 'shower_glass_quote',
} as const satisfies Record<OpeningKind, PricedService>

export function serviceOf(kind: OpeningKind): PricedService {
  return services[kind]
}

/** What a shower's builder calls a glass; the others it does not know, and asks. */
const showerFinishes: Partial<Record<GlassId, ShowerFinishKey>> = {
  etched: 'acid_etch',
  clear: 'standard_clear',
  clearLowIron: 'low_iron',
  rain: 'rain',
  tempered: 'standard_clear',
  temperedLowIron: 'low_iron',
}

type Wanted = { kind: OpeningKind; glass: GlassId; typed: Typed }

/** The builder's address with the glass, and the sizes that could be read, as they were typed. */
export function priceAddress(builder: string, { kind, glass, typed }: Wanted): string {
  const query = new URLSearchParams({ serviceType: services[kind] })
  for (const side of ['width', 'height'] as const)
    if (inchesOf(typed[side]) !== null) query.set(side, typed[side].trim())
  const finish = kind === 'shower' ? showerFinishes[glass] : undefined
  if (finish !== undefined) query.set('finish', finish)
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
