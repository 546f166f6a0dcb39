import { describe, expect, it } from 'vitest'
import { readStoredQuote, sizeText } from './read-quote'

describe('readStoredQuote', () => {
  it('reads panels, names and hardware of a saved quote', () => {
    const read = readStoredQuote({
      pricingSnapshot: { glassType: { name: 'Clear tempered' }, finish: { name: 'Rain' } },
      panelsDimensions: [{ widthIn: 36.625, heightIn: 76, role: 'door' }],
      itemizedHardware: [
        { id: 3, name: 'Handle', quantity: 2, unitOfMeasure: 'each', costEach: 85, totalCost: 170 },
      ],
    })
    expect(read).toMatchObject({ glass: 'Clear tempered', finish: 'Rain' })
    expect(read.panels).toEqual([{ widthIn: 36.625, heightIn: 76, role: 'door' }])
    expect(read.hardware).toEqual([
      { id: 3, name: 'Handle', quantity: 2, unitOfMeasure: 'each', totalCost: 170 },
    ])
  })

  it('takes a quote in feet for one pane', () => {
    const { panels } = readStoredQuote({ dimensionsWidthFt: 11.416667, dimensionsHeightFt: 7.5 })
    expect(panels).toEqual([{ widthIn: 137, heightIn: 90, role: null }])
  })

  it('leaves out what was stored by hand in another shape', () => {
    const read = readStoredQuote({ panelsDimensions: 'two', itemizedHardware: [null, { id: 1 }] })
    expect(read).toMatchObject({ panels: [], hardware: [], glass: null })
  })
})

describe('sizeText', () => {
  it('writes sixteenths as a tape shows them', () => {
    expect(sizeText({ widthIn: 36.625, heightIn: 76 })).toBe('36 5/8 × 76')
  })
})
