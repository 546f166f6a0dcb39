import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PaperMoney } from '@/domain/quote/paper'
import { freeLine, paperOf, showerPiece, twoPanels } from '../../../tests/fixtures/papers'
import { en, es, read } from '../../../tests/fixtures/read-sheet'
import { QuoteSheet } from './quote-sheet'

const shower = showerPiece('A', twoPanels)
const paper = paperOf({ lines: [shower, freeLine({ key: 'old' })] })

describe('the document of a quote', () => {
  it('says who it is for, what is made, and what it comes to', () => {
    const text = read(<QuoteSheet paper={paper} words={en} />)
    for (const said of [
      'Estimate Q-000118',
      'For Avery Sample. Good until December 9, 2026.',
      'Shower, fixed panel and door: 1: 36 × 76 in, 2: 28 × 76 in',
      'Clear tempered glass, 1/2 in 36 × 76 in and 28 × 76 in 33.78 sq ft',
      'Overhead and profit (10%) 175.82',
      'Sales Tax (8.25%) All of it is taxed at Plano’s rate',
      '$2,093.60',
      'deposit, when you accept 1,046.80',
      'What happens next',
      'This is an estimate.',
    ]) {
      expect(text).toContain(said)
    }
  })

  it('that was passed on says when it was priced, what its lines hold, and on which days it would be made', () => {
    const shared = { ...paper, number: '' }
    const passedOn = { isPreview: true, ofLines: 'List prices.', steps: <p>by Wed, Dec 2</p> }
    const text = read(<QuoteSheet paper={shared} words={en} {...passedOn} />)
    expect(text).toMatch(/Estimate Priced on \w+ \d+, 2026/)
    expect(text).toContain('List prices. Schedule')
    expect(text).toContain('by Wed, Dec 2')
    expect(text).not.toContain('What happens next')
  })

  it('says on which days it would be made if it is ordered or paid now, and no more once it is', () => {
    const days = {
      today: '2026-11-27',
      visit: '2026-12-02',
      ready: { from: '2026-12-14', until: '2026-12-16' },
      installed: { from: '2026-12-17', until: '2026-12-21' },
    }
    const sheet = (more: { standing?: 'accepted'; money?: PaperMoney }) =>
      read(<QuoteSheet {...{ paper, days, ...more }} words={en} />)
    expect(sheet({})).toMatch(/if you order on Nov 27.*Dec 17/)
    expect(sheet({ standing: 'accepted' })).toMatch(/if you pay on Nov 27.*Dec 17/)
    const money = { payments: [], paid: 500, owed: paper.sums.total - 500 }
    expect(sheet({ standing: 'accepted', money })).not.toMatch(/if you|Dec 17/)
  })

  it('says how its drawing is seen, and to which scale', () => {
    const sheet = renderToStaticMarkup(<QuoteSheet paper={paper} words={en} />)
    expect(sheet).toMatch(/Seen from outside.*″ = 1′/)
    // a phone, a small laptop and a large screen have one each, the next larger
    const scales = [...sheet.matchAll(/>([^<]*)″ = 1′/g)].map(([, inches]) => inches)
    expect(scales).toEqual(['3/8', '1/2', '3/4'])
  })

  it('of final sizes is no estimate, and asks nobody for a yes who has said it', () => {
    const final = { ...paper, measurements: 'final' as const }
    const text = read(<QuoteSheet paper={final} words={en} standing="accepted" />)
    expect(text).toContain('Quote Q-000118')
    expect(text).not.toContain('Estimate Q-000118')
    expect(text).not.toContain('You accept')
    expect(read(<QuoteSheet paper={final} words={en} />)).toContain('You accept')
    const accepted = read(<QuoteSheet paper={paper} words={en} standing="accepted" />)
    expect(accepted).toContain('Estimate Q-000118')
    expect(accepted).not.toContain('You accept')
    expect(accepted).toContain('Holds your place for measuring.')
    expect(accepted).toContain('deposit, before measuring 1,046.80')
  })

  it('says it in Spanish, with the same figures', () => {
    const text = read(<QuoteSheet paper={paper} words={es} />)
    expect(text).toContain('Presupuesto Q-000118')
    expect(text).toContain('Para Avery Sample. Válido hasta el 9 de diciembre de 2026.')
    expect(text).toContain('$2,093.60')
  })

  it('of what is closed says nothing of what happens next, and is not to be signed', () => {
    const text = read(<QuoteSheet paper={paper} words={en} standing="closed" />)
    expect(text).not.toMatch(/What happens next|You accept|when you accept|Customer signature/)
    expect(read(<QuoteSheet paper={paper} words={en} />)).toContain('Customer signature')
    expect(text).toContain('10 years on the glass')
  })

  it('leaves no room for a drawing where there is nothing to draw', () => {
    const areaOf = (of: typeof paper) =>
      renderToStaticMarkup(<QuoteSheet paper={of} words={en} />).includes('[grid-area:drawing]')
    expect([areaOf(paper), areaOf(paperOf({ lines: [freeLine({ key: 'old' })] }))]).toEqual([
      true,
      false,
    ])
  })

  it('tells pieces apart where there are several', () => {
    const lines = [shower, showerPiece('B', twoPanels), freeLine({ key: 'old' })]
    const text = read(<QuoteSheet paper={paperOf({ lines })} words={en} />)
    expect(text).toContain('A. Shower, fixed panel and door')
    expect(text).toContain('Piece B Clear tempered glass')
    expect(text).toContain('Added Take out the old framed door')
  })
})
