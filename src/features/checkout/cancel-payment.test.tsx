import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { CancelOutcome } from './cancel-payment'
import type { Facts } from './read-facts'
import type { ReturnReport } from './report-return'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }) }))

const hrefs = {
  ...{ profile: '/profile', home: '/', contact: '/contact' },
  ...{ quote: '/quotes/1', visit: '/book-visit' },
}
const facts: Facts = {
  ...{ quoteId: 1, number: 'Q-000001', reference: 'P-000001', purpose: 'full', amount: 100 },
  ...{ owed: 100, currency: 'USD', paidAt: null, canPay: true, validUntil: null },
  ...{ hasRunOut: false, paidSince: null, email: 'casey@example.com', phone: null },
}

function read(report: ReturnReport, language: 'en' | 'es' = 'en'): string {
  const texts = forNextIntl({ payment: catalogueOf(language).payment })
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={texts} timeZone={timeZone}>
      <CancelOutcome
        {...{ report, hrefs }}
        query={{ quote_id: '1', payment_id: '1' }}
        onRetry={() => undefined}
      />
    </NextIntlClientProvider>,
  )
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

it('offers to pay what was cancelled', () => {
  const page = read({ kind: 'cancelled', facts })
  expect(page).toContain('The payment is cancelled')
  expect(page).toContain('Pay Again')
})

it.each([
  ['en', 'The deposit you paid is kept', 'Balance to pay'],
  ['es', 'anticipo', 'Saldo por pagar'],
] as const)(
  'of a balance says that the deposit holds the price, in %s',
  (language, kept, label) => {
    const validUntil = '2026-12-28T18:00:00Z'
    const balance = { ...facts, purpose: 'balance', validUntil } as const
    const page = read({ kind: 'cancelled', facts: balance }, language)
    expect(page).toContain(kept)
    expect(page).toContain(label)
    // nothing of it runs out
    expect(page).not.toMatch(/2026/)
    expect(read({ kind: 'cancelled', facts: { ...balance, purpose: 'full' } }, language)).toMatch(
      /2026/,
    )
  },
)

it('says of an old address that the quote was paid since, and by which payment', () => {
  const page = read({ kind: 'cancelled', facts: { ...facts, paidSince: 'P-000003' } })
  expect(page).toMatch(/Q-000001 was paid since .* with P-000003 ?\./)
  expect(page).toContain('See the paid quote')
  expect(page).not.toMatch(/The payment is cancelled|Pay Again/)
})

it.each([
  ['en', 'expired', 'ran out before it was paid'],
  ['es', 'expired', 'vencido antes de pagarse'],
  ['en', 'of_another_time', 'of_another_time'],
] as const)('says in %s what status it met: %s', (language, status, words) => {
  expect(read({ kind: 'unexpected_status', status }, language)).toContain(`: ${words}`)
})
