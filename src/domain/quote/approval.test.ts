import { describe, expect, it } from 'vitest'
import type { Verdict } from '@/domain/glass-rules/advise'
import { deciderOf, mayLetOut, reasonsToWait, waitsAsSaved, waitsToHold } from './approval'

const limits = { discountPercent: 10, depositDays: 14 }
const usual = {
  verdicts: {},
  discountMinor: 0,
  beforeDiscountMinor: 100_000,
  hasDeposit: true,
  daysPutOff: 0,
}
const verdict = (level: Verdict['level']): Verdict => ({
  rule: 'temper-max',
  level,
  field: 'panels.0.widthIn',
  piece: 0,
  figures: {},
  load: null,
  cure: null,
  otherWay: null,
})

describe('reasonsToWait', () => {
  it.each([
    ['as usual', {}, []],
    ['a rule that only notes something', { verdicts: { A: [verdict('note')] } }, []],
    ['a rule that asks for a look', { verdicts: { A: [verdict('approval')] } }, ['glass_rule']],
    ['a discount at the limit', { discountMinor: 10_000 }, []],
    ['a discount just beyond it', { discountMinor: 10_001 }, ['discount']],
    [
      'the limit itself, rounded up to a cent',
      { discountMinor: 10_181, beforeDiscountMinor: 101_809 },
      [],
    ],
    [
      'a cent more than that',
      { discountMinor: 10_182, beforeDiscountMinor: 101_809 },
      ['discount'],
    ],
    ['a deposit as late as it may be', { daysPutOff: 14 }, []],
    ['a deposit a day later', { daysPutOff: 15 }, ['deposit_date']],
    ['a late day without a deposit', { daysPutOff: 99, hasDeposit: false }, []],
    [
      'all of it at once',
      { verdicts: { A: [verdict('approval')] }, discountMinor: 50_000, daysPutOff: 99 },
      ['glass_rule', 'discount', 'deposit_date'],
    ],
  ] as const)('of %s', (_, change, reasons) => {
    expect(reasonsToWait({ ...usual, ...change } as typeof usual, limits)).toEqual(reasons)
  })
})

describe('deciderOf', () => {
  it('is the office for glass alone, and an administrator for its own limits', () => {
    expect(deciderOf([])).toBeNull()
    expect(deciderOf(['glass_rule'])).toBe('office')
    expect(deciderOf(['discount'])).toBe('administrator')
    expect(deciderOf(['deposit_date'])).toBe('administrator')
    expect(deciderOf(['glass_rule', 'discount'])).toBe('administrator')
  })
})

describe('mayLetOut', () => {
  it.each([
    ['admin', true, true],
    ['office', true, false],
    ['staff', false, false],
    ['customer', false, false],
  ] as const)('of %s', (role, office, administrator) => {
    expect(mayLetOut(role, 'office')).toBe(office)
    expect(mayLetOut(role, 'administrator')).toBe(administrator)
  })
})

describe('what waits', () => {
  it('is what a customer saved, or what ran out and is to hold again, and neither of a draft', () => {
    const saved = { status: 'awaiting_approval', origin: 'website', sentAt: null } as const
    const sent = { ...saved, origin: 'staff', sentAt: '2026-11-24T12:00:00Z' } as const
    const typed = { ...saved, origin: 'staff' } as const
    expect([saved, sent, typed].map(waitsAsSaved)).toEqual([true, false, false])
    expect([saved, sent, typed].map(waitsToHold)).toEqual([false, true, false])
    expect(waitsAsSaved({ ...saved, status: 'pending_payment' })).toBe(false)
    expect(waitsToHold({ ...sent, status: 'expired' })).toBe(false)
  })
})
