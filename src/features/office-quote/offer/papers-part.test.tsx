import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { PapersPart } from './papers-part'

const { officeQuote } = catalogueOf('en')
const known = {
  ...{ id: 118, revision: 1, acceptedRevision: 1, amountPaid: 0, balanceDue: 2093.6 },
  ...{ paymentStatus: 'unpaid', draft: { measurements: 'estimated', language: 'en' } },
} as OfficeQuote
const back: Partial<OfficeQuote> = { paymentStatus: 'refunded', balanceDue: 0 }

it.each<[string, Partial<OfficeQuote>, string]>([
  ['nothing was paid', {}, 'Estimate, PDF'],
  ['something was paid', { amountPaid: 1000, balanceDue: 1093.6 }, 'Quote, PDF'],
  ['all went back', back, 'Quote, PDF'],
  ['all went back, and a new price is typed or out', { ...back, revision: 2 }, 'Estimate, PDF'],
  [
    'all went back, and a new price has its yes',
    { ...back, revision: 2, acceptedRevision: 2, balanceDue: 900 },
    'Estimate, PDF',
  ],
])('names the paper as its file does where %s', (_, change, name) => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={forNextIntl({ officeQuote })} timeZone={timeZone}>
      <PapersPart known={{ ...known, ...change }} />
    </NextIntlClientProvider>,
  )
  expect(markup.match(/(?:Estimate|Quote), PDF/g)).toEqual([name])
})
