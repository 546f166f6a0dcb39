import { describe, expect, it } from 'vitest'
import { freeLine, paperOf, showerPiece, twoPanels } from '../../../tests/fixtures/papers'
import { en, read } from '../../../tests/fixtures/read-sheet'
import { QuoteSheet } from './quote-sheet'

const shower = showerPiece('A', twoPanels)
const paper = paperOf({ lines: [shower, freeLine({ key: 'old' })] })

describe('the document of a quote with options', () => {
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
})
