import { expect, it, vi } from 'vitest'
import type { LinkedQuote } from '@/services/links/open-link'
import { page, underWay } from '../../../tests/fixtures/link-page'

vi.mock('@/client/job-progress', () => ({ JobProgressLine: () => null }))
vi.mock('@/client/change-visit', () => ({ ChangeVisit: () => null }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

const arrived = {
  reference: 'P-000045',
  purpose: 'full',
  method: 'stripe',
  date: '2026-11-12T17:00:00.000Z',
  amount: 100,
} as const

it('leads with the deposit that is due, and with the work once something is paid', () => {
  const due = { purpose: 'deposit', amount: 1046.8 } as LinkedQuote['due']
  expect(page('to_pay', { due }, underWay)).not.toContain('Where it stands')
  const money = { payments: [], paid: 1046.8, owed: 1046.8 }
  expect(page('accepted', { money }, underWay)).toContain('Where it stands')
})

it('says on paper what is due and how it is paid without a card', () => {
  const due = { purpose: 'deposit', amount: 1046.8 } as LinkedQuote['due']
  const printed = /<p class="[^"]*print:block">(Due now[^<]*)/
  expect(printed.exec(page('to_pay', { due }, underWay))?.[1]).toBe(
    'Due now: $1,046.80. Rather by check or cash? Bring it to us and name Q-000118. We book it the same day.',
  )
  expect(page('to_accept')).not.toMatch(printed)
})

it('thanks nobody for money that went back', () => {
  const payment = { ...arrived, refunded: 100 }
  const text = page('paid', { money: { payments: [payment], paid: 0, owed: 0 } }, underWay)
  expect(text).toContain('Your money went back.')
  expect(text).not.toContain('Where it stands')
  expect(text).not.toMatch(/All paid|This is an estimate/)
  const kept = { ...payment, refunded: 0 }
  expect(page('paid', { money: { payments: [kept], paid: 100, owed: 0 } })).toContain('All paid')
})

it('says what was paid and what of it went back', () => {
  const payment = { ...arrived, refunded: 30 }
  const text = page('paid', { money: { payments: [payment], paid: 70, owed: 0 } })
  expect(text).toMatch(/You paid \S*100\.00\S*\. We gave \S*30\.00\S* of it back\./)
  expect(text).not.toContain('All paid')
})

it('has the one next act beside where the work is, above the quote, and not again in it', () => {
  const due = { purpose: 'balance', amount: 1046.8 } as LinkedQuote['due']
  const money = { payments: [], paid: 1046.8, owed: 1046.8 }
  const text = page('to_pay', { due, money }, underWay)
  expect(text.split('id="next-act"')).toHaveLength(2)
  expect(text.indexOf('id="next-act"')).toBeLessThan(text.indexOf('quote-sheet-title'))
  expect(text.split('What paying now means')).toHaveLength(2)
  expect(text.indexOf('What paying now means')).toBeLessThan(text.indexOf('quote-sheet-title'))
  // what happens next is where the work is; on paper it stands below
  expect(text).toMatch(/class="hidden print:contents"[^]*What happens next/)
})

it('lists what was paid', () => {
  const first = { ...arrived, purpose: 'deposit', refunded: 0 } as const
  const last = { ...arrived, reference: 'P-000046', purpose: 'balance', refunded: 0 } as const
  const money = { payments: [first, last], paid: 200, owed: 0 }
  const text = page('paid', { money }, underWay)
  expect(text).toMatch(/Deposit, by card.*P-000045.*\$100\.00.*Balance, by card.*P-000046/)
  expect(text).toContain('All paid. Thank you.')
})
