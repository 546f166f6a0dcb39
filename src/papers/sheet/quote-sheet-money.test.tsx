import { describe, expect, it } from 'vitest'
import { moneyOn } from '@/domain/quote/paper-money'
import { deposit, freeLine, paperOf, showerPiece, twoPanels } from '../../../tests/fixtures/papers'
import { en, es, read } from '../../../tests/fixtures/read-sheet'
import { QuoteSheet } from './quote-sheet'

const paper = paperOf({ lines: [showerPiece('A', twoPanels), freeLine({ key: 'old' })] })

describe('the document of a quote that was paid for, or whose money went back', () => {
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
    expect(text).toContain('Received 1,046.80 Given back −1,046.80 ')
    // nothing of it is called kept or paid
    expect(text).not.toContain('Kept')
    expect(text).toContain('Your money went back. What was paid on this quote was given back')
    expect(text).not.toMatch(
      /This is an estimate|Good until|when you accept|What happens next|Paid|10 years on the glass/,
    )
    const spanish = read(<QuoteSheet paper={paper} words={es} money={money} />)
    expect(spanish).toContain('Su dinero fue devuelto.')
    expect(spanish).not.toContain('Queda pagado')
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
})
