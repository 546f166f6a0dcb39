import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { moneyOn } from '@/domain/quote/paper-money'
import {
  deposit,
  freeLine,
  measuredPanels,
  paperOf,
  showerPiece,
  twoPanels,
} from '../../../tests/fixtures/papers'
import { en, es, read } from '../../../tests/fixtures/read-sheet'
import { DifferenceSheet } from './difference-sheet'

const paper = paperOf({ lines: [showerPiece('A', twoPanels), freeLine({ key: 'old' })] })

describe('the difference of two revisions', () => {
  const reason = { en: 'The left wall leans 5/8 in.', es: 'El muro izquierdo se inclina 5/8 pulg.' }
  const after = paperOf(
    {
      lines: [
        showerPiece('A', measuredPanels),
        freeLine({ key: 'channel', text: 'Filler channel, 3/8 in', unitPrice: 48 }),
      ],
      panels: measuredPanels,
    },
    {
      measurements: 'final',
      revision: { number: 2, madeAt: '2026-11-20T16:14:00.000Z', reason },
    },
  )
  const text = read(
    <DifferenceSheet before={paper} after={after} words={en} money={moneyOn(after, [deposit])} />,
  )

  it('says of each line what became of it, in words', () => {
    for (const said of [
      'Q-000118, revision 2 of November 20, 2026',
      'We measured. This is what changed.',
      'The left wall leans 5/8 in.',
      'Changed: Anti-Spot Coating was 33.78 sq ft now 34.11 sq ft was 118.22 now 119.38',
      'Gone: Take out the old framed door was 120.00',
      'Added: Filler channel, 3/8 in New 48.00',
      'Unchanged: Measuring visit and installation Included',
    ]) {
      expect(text).toContain(said)
    }
  })

  it('adds up to the new total and the new balance', () => {
    expect(text).toMatch(/Total before 2,093\.60 Difference −66\.68 New total \$2,026\.92/)
    expect(text).toContain('deposit, paid 1,046.80 new balance 980.12')
  })

  it('says that measuring made the difference where nothing else did', () => {
    const lines = [showerPiece('A', measuredPanels), freeLine({ key: 'old' })]
    const measured = paperOf({ lines, panels: measuredPanels }, { measurements: 'final' })
    const of = (sheet: typeof paper, words = en) =>
      read(<DifferenceSheet before={paper} after={sheet} words={words} />)
    expect(of(measured)).toMatch(/Total before 2,093\.60 By measuring \+19\.05 New total/)
    expect(of(measured, es)).toMatch(/Total anterior 2,093\.60 Por la medición \+/)
    const estimated = { ...measured, measurements: 'estimated' } as const
    expect(of(estimated)).toMatch(/Total before 2,093\.60 Difference \+/)
  })

  it('adds what is ticked to the difference, as a step from one total to the other', () => {
    const sum = '$2,062.64'
    const chosen = { adds: <div>Your choices +35.72</div>, sum, total: sum, balance: null }
    const ticked = read(<DifferenceSheet before={paper} after={after} words={en} chosen={chosen} />)
    expect(ticked).toMatch(
      /Total before 2,093\.60 Difference −66\.68 Your choices \+35\.72 New total \$2,062\.64/,
    )
    // at the head too, where it is seen first
    expect(ticked).toMatch(/what changed\. New total \$2,062\.64 /)
    expect(ticked).not.toContain('$2,026.92')
  })

  it('tints the size that changed in each drawing, and says so, and no others', () => {
    const markup = renderToStaticMarkup(<DifferenceSheet before={paper} after={after} words={en} />)
    // the tint stands behind the figure
    const tinted = [
      ...markup.matchAll(/fill="var\(--color-edge-tint\)"[^>]*\/?>.*?<text[^>]*>([^<]*)/g),
    ]
    expect(new Set(tinted.map(([, figure]) => figure))).toEqual(new Set(['36 5/8″']))
    expect(markup).toContain('the sizes that changed')
    const same = renderToStaticMarkup(<DifferenceSheet before={after} after={after} words={en} />)
    expect(same).not.toMatch(/fill="var\(--color-edge-tint\)"|the sizes that changed/)
  })

  it('strikes out what holds no more', () => {
    const markup = renderToStaticMarkup(<DifferenceSheet before={paper} after={after} words={es} />)
    expect(markup.match(/<s /g)?.length).toBeGreaterThan(4)
    expect(markup).toContain('antes')
    expect(markup).toContain('Cambió:')
  })
})
