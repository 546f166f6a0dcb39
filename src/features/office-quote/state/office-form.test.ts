import { describe, expect, it } from 'vitest'
import { emptyOfficeDraft, officeDraftShape } from '@/domain/quote/office-draft'
import { tables } from '../../../../tests/fixtures/pricing-tables'
import { changePanel } from '@/builder/shower/shower-draft'
import { newPiece, requestOf, typedPieceOf } from '../pieces/typed-piece'
import {
  addFreeLine,
  addOption,
  addPiece,
  changeLine,
  piecesOf,
  rebuilt,
  removeLine,
  storedPiece,
} from './office-form'

const shower = newPiece('shower_glass_quote', tables)

function sized(width: string) {
  if (shower.flow !== 'shower') throw new Error('A shower is a shower.')
  const wide = changePanel(shower.draft, 1, { width })
  return { ...shower, draft: changePanel(wide, 1, { height: '76' }) }
}

describe('what is typed for a caller', () => {
  it('gives pieces letters, and takes what hangs on a piece off with it', () => {
    const one = addPiece(emptyOfficeDraft(), shower, tables)
    const two = addPiece(one.draft, newPiece('window_replacement', tables), tables)
    expect([one.key, two.key]).toEqual(['A', 'B'])
    const option = addOption(two.draft)
    const free = addFreeLine(option?.draft ?? two.draft)
    expect(free.draft.lines.map(({ key }) => key)).toEqual(['A', 'B', 'option1', 'free1'])
    const without = removeLine(free.draft, 'A')
    expect(without.lines.map(({ key }) => key)).toEqual(['B', 'free1'])
    expect(addPiece(without, shower, tables).key).toBe('A')
    expect(addOption(emptyOfficeDraft())).toBeNull()
  })

  it('asks the calculator only for what can be read, and keeps what was typed', () => {
    const half = storedPiece(sized('36 5/'), tables)
    expect(half.inputs).toEqual({ serviceType: 'shower_glass_quote' })
    const { draft } = addPiece(emptyOfficeDraft(), sized('36 5/'), tables)
    const [kept] = piecesOf(officeDraftShape.parse(JSON.parse(JSON.stringify(draft))))
    expect(kept && typedPieceOf(kept, tables)).toEqual(sized('36 5/'))
    const whole = changeLine(draft, 'A', storedPiece(sized('36 5/8'), tables))
    expect(piecesOf(whole)[0]?.inputs).toMatchObject({
      panels: [{ widthIn: 36.625, heightIn: 76 }],
    })
  })

  it('reads back what was saved without its fields', () => {
    const request = requestOf(sized('36 5/8'), tables)
    const again = typedPieceOf({ inputs: { ...request } }, tables)
    expect(again && requestOf(again, tables)).toEqual(request)
    expect(typedPieceOf({ inputs: { serviceType: 'shower_glass_quote' } }, tables)).toBeNull()
  })

  it('builds anew in its place what no screen takes, and leaves the rest', () => {
    const odd = (inputs: Record<string, unknown>) => {
      const { draft } = addPiece(emptyOfficeDraft(), shower, tables)
      const lines = addFreeLine(draft).draft.lines.map((line) =>
        line.key === 'A' ? { kind: 'piece' as const, key: 'A', option: true, inputs } : line,
      )
      return { ...draft, lines }
    }
    for (const [serviceType, flow] of [
      ['window_replacement', 'replacement'],
      ['no_such_service', 'shower'],
    ] as const) {
      const draft = odd({ serviceType, panels: 'none' })
      const [before] = piecesOf(draft)
      expect(before && typedPieceOf(before, tables)).toBeNull()
      const again = rebuilt(draft, { key: 'A', inputs: { serviceType } }, tables)
      expect(again.lines.map(({ key, option }) => [key, option])).toEqual([
        ['A', true],
        ['free1', false],
      ])
      const [after] = piecesOf(again)
      expect(after && typedPieceOf(after, tables)).toMatchObject({ flow })
    }
  })
})
