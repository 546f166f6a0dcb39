import { describe, expect, it } from 'vitest'
import { boughtOfBefore } from './bought-of-before'
import { boughtParts, doorsWithoutHandle, lackingParts, linesOfChosen } from './bought-parts'
import type { BoughtLine } from './bought-parts'

const door = { role: 'door' } as const
const fixed = { role: 'fixed' } as const
const line = (part: BoughtLine['part'], quantity = 1): BoughtLine => ({ part, quantity })

describe('what was bought for an enclosure', () => {
  it('is nothing where no line says so', () => {
    expect(boughtParts([fixed, door], [])).toEqual({
      panels: [
        { handle: null, sealed: false },
        { handle: null, sealed: false },
      ],
      header: false,
    })
  })

  it('goes to doors, never to fixed glass', () => {
    const bought = boughtParts(
      [fixed, door, fixed],
      [line('handle'), line('seals'), line('header', 5)],
    )
    expect(bought.panels.map(({ handle }) => handle)).toEqual([null, 'handle', null])
    expect(bought.panels.map(({ sealed }) => sealed)).toEqual([false, true, false])
    expect(bought.header).toBe(true)
  })

  it('goes round the doors as far as it lasts, in the order of the lines', () => {
    const one = boughtParts([door, door], [line('long_handle'), line('seals')])
    expect(one.panels).toEqual([
      { handle: 'long_handle', sealed: true },
      { handle: null, sealed: false },
    ])
    expect(doorsWithoutHandle([door, door], one)).toBe(1)
    const two = boughtParts([door, door], [line('bar_handle'), line('handle', 3)])
    expect(two.panels.map(({ handle }) => handle)).toEqual(['bar_handle', 'handle'])
    expect(doorsWithoutHandle([door, door], two)).toBe(0)
  })

  it('is told by the rows of the price list, whatever they are called', () => {
    const rows = [
      { id: 7, part: 'handle' },
      { id: 8, part: null },
    ] as const
    expect(
      linesOfChosen(
        [
          { id: 8, quantity: 2 },
          { id: 7, quantity: 1 },
          { id: 9, quantity: 1 },
        ],
        rows,
      ),
    ).toEqual([line(null, 2), line('handle'), line(null)])
  })
})

describe('a paper of before', () => {
  const said = (en: string, piece = 'A') => ({
    ...{ kind: 'hardware' as const, piece, quantity: 1 },
    text: { en, es: en },
  })
  const panel = { widthIn: 28, heightIn: 76, hinges: 2, weightLb: 85, role: 'door' } as const
  const piece = { key: 'A', panels: [panel] }

  it.each([
    ['Back-to-back pull handle, 8"', 'handle'],
    ['Ladder pull, 24"', 'long_handle'],
    ['Towel bar with handle, 24"', 'bar_handle'],
    ['Towel bar, 24"', null],
    ['Polished chrome hardware', null],
  ])('is drawn with what its line “%s” says', (name, handle) => {
    expect(boughtOfBefore(piece, [said(name)]).panels).toEqual([{ handle, sealed: false }])
  })

  it('is drawn without what another piece has', () => {
    const lines = [
      said('Ladder pull, 24"', 'B'),
      said('Door sweep and seal set'),
      said('Header bar'),
    ]
    expect(boughtOfBefore(piece, lines)).toEqual({
      panels: [{ handle: null, sealed: true }],
      header: true,
    })
  })
})

describe('what doors lack', () => {
  const panels = [{ role: 'fixed' }, { role: 'door' }, { role: 'door' }] as const
  const sold = [
    { id: 7, part: 'handle', offeredFor: ['shower'] },
    { id: 8, part: 'seals', offeredFor: ['shower'] },
  ] as const
  const rows = (offered: readonly (typeof sold)[number][]) =>
    offered.map((row) => ({ ...row, offeredFor: [...row.offeredFor] }))

  it('is counted by the door, until it is chosen for each', () => {
    expect(lackingParts(panels, [], rows(sold))).toEqual({ handle: 2, seals: 2 })
    const chosen = [
      { id: 7, quantity: 1 },
      { id: 8, quantity: 2 },
    ]
    expect(lackingParts(panels, chosen, rows(sold))).toEqual({ handle: 1, seals: 0 })
  })

  it('is nothing on fixed glass, nor what the shop does not sell', () => {
    expect(lackingParts([{ role: 'fixed' }], [], rows(sold))).toEqual({ handle: 0, seals: 0 })
    expect(lackingParts(panels, [], rows([sold[1]]))).toEqual({ handle: 0, seals: 2 })
  })
})
