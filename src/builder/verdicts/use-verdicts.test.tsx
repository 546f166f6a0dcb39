import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { aShower, shop } from '../../../tests/fixtures/glass-work'
import type { QuoteRequest } from '@/domain/pricing/types'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { useVerdicts } from './use-verdicts'

const { quote } = catalogueOf('en')
const texts = forNextIntl({ quote })

function Cures({ request }: { request: QuoteRequest }) {
  return useVerdicts(request, shop).map(({ key, cure }) => <p key={key}>{cure?.label}</p>)
}

const curesOf = (widthIn: number) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={texts} timeZone={timeZone}>
      <Cures request={aShower([{ widthIn, heightIn: 76, role: 'door' }])} />
    </NextIntlClientProvider>,
  )

describe('a cure', () => {
  it('says what it changes the total by, or that it changes nothing', () => {
    expect(curesOf(36.625)).toMatch(/^<p>Use [^,]+, \+\$[\d,.]+ in your total/)
    expect(curesOf(50)).toMatch(/Make the door 26 in, .*, your total stays the same/)
  })
})
