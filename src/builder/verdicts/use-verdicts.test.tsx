import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { aPane, aShower, glass, shop } from '../../../tests/fixtures/glass-work'
import type { QuoteRequest } from '@/domain/pricing/types'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { useVerdicts } from './use-verdicts'

const { quote } = catalogueOf('en')
const texts = forNextIntl({ quote })

function Sections({ request }: { request: QuoteRequest }) {
  return useVerdicts(request, shop).map(({ key, section }) => <p key={key}>{section}</p>)
}

function Cures({ request }: { request: QuoteRequest }) {
  return useVerdicts(request, shop).map(({ key, cure }) => <p key={key}>{cure?.label}</p>)
}

const markupOf = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={texts} timeZone={timeZone}>
      {node}
    </NextIntlClientProvider>,
  )

const curesOf = (widthIn: number) =>
  markupOf(<Cures request={aShower([{ widthIn, heightIn: 76, role: 'door' }])} />)

describe('a cure', () => {
  it('says what it changes the total by, or that it changes nothing', () => {
    expect(curesOf(36.625)).toMatch(/^<p>Use [^,]+, \+\$[\d,.]+ in your total/)
    expect(curesOf(50)).toMatch(/Make the door 26 in, .*, your total stays the same/)
  })
})

it('names every section of the code where rules are told as one', () => {
  const request = aPane(glass.annealed14, 24, 36, {
    safety: { door: false, wet: true, low: false, stairs: true },
  })
  expect(markupOf(<Sections request={request} />)).toContain('IRC R308.4.5, IRC R308.4.6, R308.4.7')
})
