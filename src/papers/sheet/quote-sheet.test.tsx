import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PaperMoney } from '@/domain/quote/paper'
import { moneyOn } from '@/domain/quote/paper-money'
import { deposit, freeLine, paperOf, showerPiece, twoPanels } from '../../../tests/fixtures/papers'
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

  it('has no day that the price runs out once something was paid on it', () => {
    const money = moneyOn(paper, [deposit])
    const text = read(<QuoteSheet paper={paper} words={en} money={money} />)
    expect(text).toContain('For Avery Sample.')
    expect(text).not.toContain('Good until')
  })

  it('says what came of it in place of the day until which it was good, but not once money went back', () => {
    const outcome = { kind: 'accepted', on: '2026-11-28T16:00:00Z' } as const
    const said = 'For Avery Sample. Accepted November 28, 2026.'
    const accepted = { outcome, words: en, standing: 'accepted' } as const
    expect(read(<QuoteSheet {...accepted} paper={paper} />)).toContain(said)
    const money = moneyOn(paper, [deposit])
    expect(read(<QuoteSheet {...{ ...accepted, paper, money }} />)).toContain(said)
    const back = moneyOn(paper, [{ ...deposit, refunded: deposit.amount }])
    expect(read(<QuoteSheet {...accepted} paper={paper} money={back} />)).not.toContain('Accepted')
    const spanish = read(<QuoteSheet {...{ ...accepted, paper }} words={es} />)
    expect(spanish).toContain('Se aceptó el 28 de noviembre de 2026.')
  })

  it('is no estimate any more once something was paid on it, though it is yet to be measured', () => {
    const text = read(<QuoteSheet paper={paper} words={en} money={moneyOn(paper, [deposit])} />)
    expect(text).toContain('Quote Q-000118')
    expect(text).toContain('We measure first.')
    expect(text).not.toContain('This is an estimate.')
  })

  it('whose money went back says so, and neither asks for any nor promises work', () => {
    const money = moneyOn(paper, [{ ...deposit, refunded: deposit.amount }])
    const text = read(<QuoteSheet paper={paper} words={en} money={money} />)
    expect(text).toContain('Quote Q-000118')
    expect(text).toContain('Given back −1,046.80 Kept 0.00')
    expect(text).toContain('Your money went back. What was paid on this quote was given back')
    expect(text).not.toMatch(
      /This is an estimate|Good until|when you accept|What happens next|Paid|10 years on the glass/,
    )
    const spanish = read(<QuoteSheet paper={paper} words={es} money={money} />)
    expect(spanish).toContain('Su dinero fue devuelto.')
    expect(spanish).not.toContain('Este es un presupuesto.')
  })

  it('says of what was paid how much went back, when, and what is kept', () => {
    const refunds = [{ amount: 500, date: '2026-11-27T18:00:00.000Z' }]
    const given = { ...deposit, amount: paper.sums.total, refunded: 500, refunds }
    const money = { ...moneyOn(paper, [given]), owed: 0 }
    const text = read(<QuoteSheet {...{ paper, money }} words={en} standing="accepted" />)
    expect(text).toContain('Received 2,093.60 Given back, Nov 27, 2026 −500.00 Kept 1,593.60')
    expect(text).not.toMatch(/Paid in full|Customer signature/)
  })

  it('of which a new price was agreed after its money went back is an offer like any other', () => {
    const back = moneyOn(paper, [{ ...deposit, refunded: deposit.amount }])
    const money = { ...back, owed: paper.sums.total }
    const text = read(<QuoteSheet paper={paper} words={en} money={money} />)
    expect(text).not.toContain('Your money went back.')
    expect(text).toContain('What happens next')
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

  it('lets the page tick options, and lists them with what they add where it does not', () => {
    const kit = {
      ...freeLine({ key: 'kit', text: 'Care kit', unitPrice: 35 }),
      option: { ticked: false },
    }
    const offered = paperOf({ lines: [shower, kit] })
    expect(read(<QuoteSheet paper={offered} words={en} />)).toContain(
      'Care kit not in the total adds $41.67',
    )
    const ticked = read(
      <QuoteSheet
        paper={offered}
        words={en}
        tick={({ key, ticked: isTicked }, label) => `[${key} ${isTicked}] ${label}`}
      />,
    )
    expect(ticked).toContain('[kit false] Care kit, adds $41.67')
    expect(ticked).not.toContain('not in the total')
    const chosen = paperOf({ lines: [shower, { ...kit, option: { ticked: true } }] })
    expect(read(<QuoteSheet paper={chosen} words={en} standing="accepted" />)).not.toContain(
      'You may add',
    )
  })

  it('has the total with what is ticked as its own, and its schedule adds up to it', () => {
    const chosen = { adds: <p>Your choices 41.67</p>, sum: '$2,135.27', total: '$2,135.27' }
    const sheet = <QuoteSheet {...{ paper, chosen }} words={en} instalments={<p>Two halves</p>} />
    expect(read(sheet)).toContain('Your choices 41.67 Total $2,135.27')
    expect(read(sheet)).toContain('Total, with tax $2,135.27 Two halves')
    expect(read(sheet)).not.toContain('$2,093.60')
  })

  it('says what is paid, and when it is all', () => {
    const some = read(<QuoteSheet paper={paper} words={en} money={moneyOn(paper, [deposit])} />)
    expect(some).toContain('Paid so far 1,046.80 Left to pay 1,046.80')
    expect(some).not.toContain('when you accept')
    const all = moneyOn(paper, [deposit, deposit])
    expect(read(<QuoteSheet paper={paper} words={en} money={all} />)).toContain('Paid in full')
  })

  it('says next only what is left to do', () => {
    const next = (sheet: Parameters<typeof read>[0]) => read(sheet).split('What happens next')[1]
    expect(next(<QuoteSheet paper={paper} words={en} />)).toContain('You accept')
    const deposited = moneyOn(paper, [deposit])
    const accepted = { words: en, standing: 'accepted' } as const
    const some = next(<QuoteSheet {...accepted} paper={paper} money={deposited} />)
    expect(some).not.toContain('You accept')
    // of what is paid for a change is offered
    const changed = next(<QuoteSheet paper={paper} words={en} money={deposited} />)
    expect(changed).toMatch(/^ You accept By the link/)
    expect(some).not.toContain('Holds your place')
    expect(some).toContain('Installed')
    const final = { ...paper, measurements: 'final' as const }
    expect(next(<QuoteSheet {...accepted} paper={final} money={deposited} />)).toContain('Payment')
    const all = moneyOn(final, [deposit, deposit])
    expect(next(<QuoteSheet {...accepted} paper={final} money={all} />)).not.toContain('Payment')
  })

  it('tells pieces apart where there are several', () => {
    const lines = [shower, showerPiece('B', twoPanels), freeLine({ key: 'old' })]
    const text = read(<QuoteSheet paper={paperOf({ lines })} words={en} />)
    expect(text).toContain('A. Shower, fixed panel and door')
    expect(text).toContain('Piece B Clear tempered glass')
    expect(text).toContain('Added Take out the old framed door')
  })
})
