import { expect, it } from 'vitest'
import { paperOf, showerPiece, twoPanels } from '../../../tests/fixtures/papers'
import { kindOfDays } from './order-days'

const paper = paperOf({ lines: [showerPiece('A', twoPanels)] })
const now = new Date('2026-11-20T18:00:00Z')

it('an open estimate names the days of its work, those of a storefront where one is in it', () => {
  const [piece] = paper.pieces
  if (!piece) throw new Error('the paper has no piece')
  expect(kindOfDays(paper, now)).toBe('usual')
  const storefront = { ...piece, serviceType: 'commercial_glass_installation' }
  expect(kindOfDays({ ...paper, pieces: [piece, storefront] }, now)).toBe('commercial')
})

it('no days are named where the shop wrote its own, and where nothing is left to measure or to order', () => {
  const own = { title: { en: 'Soon', es: 'Pronto' }, when: null, detail: null }
  expect(kindOfDays({ ...paper, steps: [own] }, now)).toBeNull()
  expect(kindOfDays({ ...paper, measurements: 'final' }, now)).toBeNull()
  expect(kindOfDays({ ...paper, pieces: [] }, now)).toBeNull()
  expect(kindOfDays(paper, new Date('2027-02-01T18:00:00Z'))).toBeNull()
})
