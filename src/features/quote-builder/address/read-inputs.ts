import { requestShape } from '@/domain/pricing/quote-shapes'
import type { QuoteRequest } from '@/domain/pricing/types'

/** The inputs that a link hands over, where they can be read and are of the service that it opens. */
export function readInputs(text: string | null, serviceType: string): QuoteRequest | null {
  if (text === null) return null
  try {
    const read = requestShape.safeParse(JSON.parse(text))
    return read.success && read.data.serviceType === serviceType ? read.data : null
  } catch {
    return null
  }
}
