import { expect, it, vi } from 'vitest'
import { page, paper } from '../../../tests/fixtures/link-page'

vi.mock('@/client/job-progress', () => ({ JobProgressLine: () => null }))
vi.mock('@/client/change-visit', () => ({ ChangeVisit: () => null }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

it('says the days of an order of now while the quote waits for a yes, and for its first payment', () => {
  expect(page('to_accept')).toContain('Dec\u00a017')
  const awaited = page('to_pay', { due: { purpose: 'deposit', amount: 100 } })
  expect(awaited).toContain('Dec\u00a017')
  const money = { payments: [], paid: 100, owed: paper.sums.total - 100 }
  expect(page('to_pay', { money, due: { purpose: 'balance', amount: 50 } })).not.toContain(
    'Dec\u00a017',
  )
})

it.each(['declined', 'withdrawn', 'expired', 'on_hold'] as const)(
  'promises no days where it is closed: %s',
  (state) => {
    const text = page(state)
    expect(text).not.toContain('Dec\u00a017')
    expect(text).not.toMatch(/You accept|when you accept/)
  },
)

it('says that it is closed before anything else', () => {
  const text = page('declined')
  expect(text.indexOf('You said no to this quote.')).toBeGreaterThan(-1)
  expect(text.indexOf('You said no to this quote.')).toBeLessThan(text.indexOf('quote-sheet-title'))
})

it('warns of paying twice though the price ran out meanwhile', () => {
  expect(page('expired', {}, null, 'unclear')).toContain('do not pay again')
})

it('says that nothing was charged though the price ran out meanwhile', () => {
  const text = page('expired', {}, null, 'cancelled')
  expect(text).toMatch(/Nothing was charged\. .*Ask us to renew it/)
  expect(text).not.toContain('whenever you like')
})

it('says until when the price holds only while somebody can say yes', () => {
  expect(page('to_accept')).toMatch(/Good until/)
  expect(page('accepted')).not.toMatch(/Good until/)
  expect(page('declined')).not.toMatch(/Good until/)
})

it.each([
  ['accepted', 'Accepted November 28, 2026.'],
  ['declined', 'Declined November 29, 2026.'],
  ['expired', 'Ran out December 9, 2026.'],
] as const)('says in its head what came of it, and when: %s', (state, said) => {
  const answered = { acceptedAt: '2026-11-28T16:00:00Z', declinedAt: '2026-11-29T16:00:00Z' }
  const text = page(state, answered).replaceAll('\u00a0', ' ')
  expect(text).toContain(said)
  expect(text).not.toContain('Good until')
})

it.each([
  ['to_accept', false],
  ['to_pay', true],
  ['accepted', true],
  ['declined', false],
] as const)('has on paper who signed it, and what cancelling means: %s', (state, isSaid) => {
  const signed = { acceptedAt: '2026-11-28T16:00:00Z', acceptedName: 'Jordan B. Sample' }
  const text = page(state, signed)
  expect(
    text.includes('<span class="hidden print:inline"> Signed by Jordan B. Sample.</span>'),
  ).toBe(isSaid)
  expect(text.includes('If you cancel.</strong> One call ends it.')).toBe(isSaid)
})

it('has no signature on paper once the money went back', () => {
  const payments = [{ amount: 100, refunded: 100 }] as never
  const money = { payments, paid: 0, owed: 0 }
  const text = page('paid', {
    money,
    acceptedAt: '2026-11-28T16:00:00Z',
    acceptedName: 'Jordan B. Sample',
  })
  expect(text).not.toContain('Signed by')
  expect(text).not.toContain('If you cancel.')
})

it.each([
  ['declined', 'Write to us'],
  ['withdrawn', 'Write to us'],
  ['expired', 'Ask us to renew it'],
] as const)('has the way to ask in the notice that names it: %s', (state, said) => {
  const text = page(state)
  expect(text).toMatch(new RegExp(`<a href="#ask"[^>]*>${said}</a>`))
  expect(text.indexOf('href="#ask"')).toBeLessThan(text.indexOf('quote-sheet-title'))
  // it leads to what stands once
  expect(text.split('id="ask"')).toHaveLength(2)
})

it('asks for nothing while the office looks at it', () => {
  expect(page('on_hold')).not.toContain('href="#ask"')
})
