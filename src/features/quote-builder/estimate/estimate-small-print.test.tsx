import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import type { BuilderCompany } from '../company'
import { EstimateSmallPrint } from './estimate-small-print'
import type { EstimateWords } from './estimate-words'

const { quote } = catalogueOf('en')
const props = {
  company: { warranty: null, cancellation: null } as BuilderCompany,
  words: { notices: [] as EstimateWords['notices'] } as EstimateWords,
  areSizesFinal: false,
  saysCancellation: false,
  isBesideTotal: false,
}

it.each([true, false])(
  'says what comes before a cut only while money is held: %s',
  (isMoneyHeld) => {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
        <EstimateSmallPrint {...props} isMoneyHeld={isMoneyHeld} />
      </NextIntlClientProvider>,
    )
    expect(markup.includes(String(quote.estimate.notePaid))).toBe(isMoneyHeld)
  },
)
