import { isPricedService } from '@/domain/services-catalogue/services'
import type { PricedService } from '@/domain/services-catalogue/services'
import { inchesOfFeet } from '@/domain/measure/inches-of-feet'
import { draftKeys, readDraft } from './quote-drafts'

/** A price that the server worked out for somebody who has not saved it: the builder keeps it in this browser. */
export type StandingEstimate = {
  serviceType: PricedService
  product: string | null
  /** In inches. */
  sizes: { widthIn: number; heightIn: number }[]
  totalCost: number
  currencyCode: string
}

type Kept = Partial<{
  saved: unknown
  calculated: {
    calculatedAt: string
    request: {
      panels?: StandingEstimate['sizes']
      widthFt?: number
      heightFt?: number
    }
    quote: { totalCost: number; currencyCode: string }
  } | null
}>

/** The latest of those that stand here; null where there is none. */
export function standingEstimate(): StandingEstimate | null {
  const found = draftKeys().flatMap((key) => {
    const [serviceType = '', product = null] = key.split(':')
    if (!isPricedService(serviceType)) return []
    const priced = unsaved(readDraft(key))
    if (priced === null) return []
    const { calculatedAt, ...figures } = priced
    return [{ calculatedAt, estimate: { serviceType, product, ...figures } }]
  })
  const [latest] = found.toSorted((one, other) =>
    other.calculatedAt.localeCompare(one.calculatedAt),
  )
  return latest?.estimate ?? null
}

/** Where the builder shows it, without a language prefix. */
export function placeOfEstimate({ serviceType, product }: StandingEstimate): string {
  const query = new URLSearchParams({ serviceType, ...(product && { product }), step: 'quote' })
  return `/get-quote?${query.toString()}`
}

type Calculated = NonNullable<Kept['calculated']>
type Priced = Pick<StandingEstimate, 'sizes' | 'totalCost' | 'currencyCode'> &
  Pick<Calculated, 'calculatedAt'>

/** Of what another version of the page kept, nothing is taken for granted. */
function unsaved(text: string | null): Priced | null {
  try {
    const { saved, calculated } = JSON.parse(text ?? '{}') as Kept
    if (saved || !calculated) return null
    const { request, quote, calculatedAt } = calculated
    const { totalCost, currencyCode } = quote
    const sizes = sizesOf(request)
    const figures = [totalCost, ...sizes.flatMap(({ widthIn, heightIn }) => [widthIn, heightIn])]
    const isWhole =
      typeof calculatedAt === 'string' &&
      figures.every(Number.isFinite) &&
      /^[A-Z]{3}$/.test(currencyCode)
    return isWhole ? { calculatedAt, sizes, totalCost, currencyCode } : null
  } catch {
    return null
  }
}

function sizesOf({ panels, widthFt, heightFt }: Calculated['request']) {
  if (panels) return panels.map(({ widthIn, heightIn }) => ({ widthIn, heightIn }))
  if (widthFt === undefined || heightFt === undefined) return []
  return [{ widthIn: inchesOfFeet(widthFt), heightIn: inchesOfFeet(heightFt) }]
}
