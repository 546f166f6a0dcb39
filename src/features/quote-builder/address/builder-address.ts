import { sentSize } from '@/client/opening/sent-size'

/** What the address of the quote page says; the rest of the builder's state stays in the browser. */
export type BuilderAddress = {
  serviceType: string | null
  product: string | null
  quoteId: number | null
  step: BuilderStep
  /** Sizes handed over by a link, as the visitor typed them there; with their unit where they came without. */
  width: string | null
  height: string | null
  /** What was chosen there for a shower: a thickness as the trade writes it, a finish by its key. */
  thickness: string | null
  finish: string | null
  /** The inputs of a price that a link hands over whole; JSON, not yet read. */
  inputs: string | null
}

/** A numbered step, or the finished quote. */
export type BuilderStep = number | 'quote'

const path = '/get-quote'
const highestStep = 4
const longestText = 40
const longestInputs = 1500

/** Reads the query of the quote page. Whatever is not understood is left out. */
export function readAddress(query: URLSearchParams): BuilderAddress {
  return {
    serviceType: text(query.get('serviceType')),
    product: text(query.get('product')),
    quoteId: quoteIdOf(query.get('quote_id')),
    step: stepOf(query.get('step')),
    width: text(sentSize(query, 'width')),
    height: text(sentSize(query, 'height')),
    thickness: text(query.get('thickness')),
    finish: text(query.get('finish')),
    inputs: inputsOf(query.get('inputs')),
  }
}

/** The address of a place in the builder, without a language prefix. */
export function writeAddress(place: Partial<BuilderAddress>): string {
  const query = new URLSearchParams()
  if (place.serviceType) query.set('serviceType', place.serviceType)
  if (place.product) query.set('product', place.product)
  if (place.quoteId) query.set('quote_id', String(place.quoteId))
  if (place.step && place.step !== 1) query.set('step', String(place.step))
  const search = query.toString()
  return search === '' ? path : `${path}?${search}`
}

function text(value: string | null): string | null {
  const trimmed = value?.trim() ?? ''
  return trimmed === '' || trimmed.length > longestText ? null : trimmed
}

function inputsOf(value: string | null): string | null {
  return value === null || value.length > longestInputs ? null : value
}

function quoteIdOf(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null
}

function stepOf(value: string | null): BuilderStep {
  if (value === 'quote') return 'quote'
  const step = Number(value)
  return Number.isInteger(step) && step >= 1 && step <= highestStep ? step : 1
}
