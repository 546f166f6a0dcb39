import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { Paid } from './confirm-payment'
import type { Facts } from './read-facts'

const texts = forNextIntl({ payment: catalogueOf('en').payment })
const hrefs = {
  ...{ profile: '/profile', home: '/', contact: '/contact' },
  ...{ quote: '/quotes/1', visit: '/book-visit' },
}

const pageAfter = (purpose: Facts['purpose']) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={texts} timeZone={timeZone}>
      <Paid
        kind="success"
        query={{}}
        hrefs={hrefs}
        facts={{
          ...{ quoteId: 1, number: 'Q-1', reference: 'pi_1', purpose, amount: 100, owed: 0 },
          ...{ currency: 'USD', paidAt: null, canPay: false, validUntil: null, hasRunOut: false },
          ...{ paidSince: null, email: 'casey@example.com', phone: '(469) 555-0117' },
        }}
      />
    </NextIntlClientProvider>,
  )

it('leads to the measuring visit, but not once the glass was measured and its balance paid', () => {
  for (const purpose of ['full', 'deposit'] as const) {
    expect(pageAfter(purpose)).toContain('href="/book-visit"')
    expect(pageAfter(purpose)).toContain('measuring visit')
  }
  const balance = pageAfter('balance')
  expect(balance).toContain('href="/profile"')
  expect(balance).not.toMatch(/book-visit|measuring visit/)
})
