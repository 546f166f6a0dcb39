import { describe, expect, it } from 'vitest'
import type { QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { figureOf, movedFrom, readFigure, writeFigure } from './seen-figure'

const request = { serviceType: 'shower_glass_quote', glassTypeId: 3 } as QuoteRequest
const wider = { ...request, glassTypeId: 4 }
const at = (totalCost: number, currencyCode = 'USD', of = request) =>
  figureOf(of, { totalCost, currencyCode } as QuoteResult)

describe('a running figure that was seen', () => {
  it('has moved where the same inputs come to something else', () => {
    expect(movedFrom(at(800), at(832))).toEqual(at(800))
    expect(movedFrom(at(800), at(800, 'CAD'))).toEqual(at(800))
    expect(movedFrom(at(800), at(800))).toBeNull()
  })

  it('says nothing of other inputs, of a first visit, or where there is no price', () => {
    expect(movedFrom(at(800), at(832, 'USD', wider))).toBeNull()
    expect(movedFrom(null, at(832))).toBeNull()
    expect(movedFrom(at(800), null)).toBeNull()
  })

  it('is read as it was kept, and nothing else is', () => {
    expect(readFigure(writeFigure(at(800)))).toEqual(at(800))
    for (const text of [null, '', '{', '[]', '{"mark":"x"}', '{"mark":1,"totalCost":"8"}']) {
      expect(readFigure(text)).toBeNull()
    }
  })
})
