import { describe, expect, it } from 'vitest'
import { tables } from '../../../tests/fixtures/pricing-tables'
import { priceInDetail } from '@/domain/pricing/price-quote'
import { saidAlike } from '@/domain/quote/paper'
import type { PaperLine } from '@/domain/quote/paper'
import { linesOfPanes } from './pane-lines'

const pane = { widthIn: 24.5, heightIn: 30.25 }

function linesOf(panels: { widthIn: number; heightIn: number }[]) {
  const priced = priceInDetail(
    {
      ...{ serviceType: 'window_replacement', regionId: 1, glassTypeId: 2, finishId: 1 },
      ...{ thicknessMm: 6.35, hardware: [], complexityFactorId: 1, locationFactorId: null, panels },
    },
    tables,
  )
  if (!priced.ok) throw new Error(JSON.stringify(priced.problems))
  const { quote, request, basis } = priced
  const glass: PaperLine = {
    ...{ key: 'A.glass', kind: 'glass', piece: 'A', detail: null, quantity: 1, unit: null },
    ...{ text: saidAlike('Clear'), amount: quote.glassPrice, option: null },
  }
  return {
    glass,
    lines: linesOfPanes(glass, { kind: 'piece', key: 'A', quote, request, basis }, null),
  }
}

describe('the glass lines of a paper', () => {
  it('are a line a pane, in both languages, and add up to the glass', () => {
    const { glass, lines } = linesOf([pane, { ...pane, widthIn: 20 }])
    expect(lines.map(({ key, text }) => [key, text.en, text.es])).toEqual([
      ['A.glass.1', 'Pane A: Clear', 'Vidrio A: Clear'],
      ['A.glass.2', 'Pane B: Clear', 'Vidrio B: Clear'],
    ])
    expect(lines[1]?.detail?.en).toBe('20 × 30 1/4 in')
    const sum = lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
    expect(sum).toBe(Math.round(glass.amount * 100))
  })

  it('stay one where there is one pane', () => {
    const { glass, lines } = linesOf([pane])
    expect(lines).toEqual([glass])
  })
})
