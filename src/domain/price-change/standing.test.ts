import { describe, expect, it } from 'vitest'
import type { PriceCell } from './price-cell'
import { countInForce, standingOf } from './standing'
import type { ChangeState } from './standing'

function cell(row: number, now: number): PriceCell {
  return {
    table: 'glass-types',
    row,
    name: `Glass ${row}`,
    kind: 'flat',
    thicknessMm: 6,
    supplier: '',
    unit: 'money',
    per: 'sqFt',
    active: true,
    now,
  }
}

const changes = [
  { table: 'glass-types', row: 1, before: 45, after: 46.8 },
  { table: 'glass-types', row: 2, before: 12, after: 12.5 },
] as const

function stood(state: ChangeState, look: { asked?: string; looked?: string } = {}) {
  return { state, changes, lookAskedAt: look.asked ?? null, lookedAt: look.looked ?? null }
}

describe('which prices of a set are in force', () => {
  it.each([
    ['all', 46.8, 12.5, 2, 'inForce'],
    ['some', 46.8, 13, 1, 'partly'],
    ['none', 48, 13, 0, 'replaced'],
  ] as const)('%s', (_, first, second, count, standing) => {
    const cells = [cell(1, first), cell(2, second)]
    expect(countInForce(changes, cells)).toBe(count)
    expect(standingOf(stood('published'), cells)).toBe(standing)
  })

  it('none where its rows are gone', () => {
    expect(standingOf(stood('published'), [])).toBe('replaced')
  })

  it('never those of a set that was taken back, or waits', () => {
    const cells = [cell(1, 46.8), cell(2, 12.5)]
    expect(standingOf(stood('taken_back'), cells)).toBe('takenBack')
    expect(standingOf(stood('scheduled'), cells)).toBe('scheduled')
    expect(standingOf(stood('draft'), cells)).toBe('draft')
    expect(standingOf(stood('draft', { asked: '2026-11-26' }), cells)).toBe('waitsForLook')
    expect(standingOf(stood('draft', { asked: '2026-11-26', looked: '2026-11-26' }), cells)).toBe(
      'draft',
    )
  })
})
