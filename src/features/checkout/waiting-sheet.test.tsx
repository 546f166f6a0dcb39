import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { CancelPayment } from './cancel-payment'
import { ConfirmPayment } from './confirm-payment'
import type { Asked } from './waiting-sheet'

const texts = forNextIntl({ payment: catalogueOf('en').payment })
const hrefs = {
  ...{ profile: '/profile', home: '/', contact: '/contact' },
  ...{ quote: '/quotes/118', visit: '/book-visit' },
}
const asked: Asked = {
  ...{ number: 'Q-000118', work: 'Shower glass', purpose: 'deposit' },
  ...{ amount: 976.42, currency: 'USD' },
}

function opened(Page: typeof ConfirmPayment, known: Asked | null): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={texts} timeZone={timeZone}>
      <Page query={{ quote_id: '118' }} hrefs={hrefs} asked={known} />
    </NextIntlClientProvider>,
  )
}

it.each([
  ['success', ConfirmPayment],
  ['cancel', CancelPayment],
])('the %s page comes with what was asked for, and no word of what became of it', (_, Page) => {
  const page = opened(Page, asked)
  for (const part of ['Q-000118', 'Shower glass', 'Deposit', '$976.42'])
    expect(page).toContain(part)
  expect(page).toContain('We are waiting for the bank’s word.')
  expect(page).toContain('aria-busy="true"')
  expect(page).not.toMatch(/Amount paid|Thank you|is cancelled/)
  // another's payment, or none
  expect(opened(Page, null)).not.toContain('Q-000118')
})
