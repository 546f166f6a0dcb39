import type { QuoteRequest, QuoteResult } from '@/domain/pricing/types'

/** The running figure that somebody had before him, and of what inputs. */
export type SeenFigure = Pick<QuoteResult, 'totalCost' | 'currencyCode'> & { mark: string }

export function figureOf(request: QuoteRequest, quote: QuoteResult): SeenFigure {
  const { totalCost, currencyCode } = quote
  return { mark: JSON.stringify(request), totalCost, currencyCode }
}

/** What was seen before, where the very same inputs come to something else now. */
export function movedFrom(seen: SeenFigure | null, now: SeenFigure | null): SeenFigure | null {
  if (seen === null || now === null || seen.mark !== now.mark) return null
  const isSame = seen.totalCost === now.totalCost && seen.currencyCode === now.currencyCode
  return isSame ? null : seen
}

export function writeFigure(figure: SeenFigure): string {
  return JSON.stringify(figure)
}

/** What was kept, if it is a figure; else null. */
export function readFigure(text: string | null): SeenFigure | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { mark, totalCost, currencyCode } = kept as Partial<SeenFigure>
    return typeof mark === 'string' &&
      typeof totalCost === 'number' &&
      typeof currencyCode === 'string'
      ? { mark, totalCost, currencyCode }
      : null
  } catch {
    return null
  }
}
