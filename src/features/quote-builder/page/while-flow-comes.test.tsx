import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { locales } from '@/config/locales'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import type { BuilderCompany } from '../company'
import { WhileFlowComes } from './while-flow-comes'

const company = { phone: '(555) 010-0123', nightPhone: null } as BuilderCompany

it.each(locales)('says in %s that the price comes, and whom to call meanwhile', (locale) => {
  const { quote } = catalogueOf(locale)
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={forNextIntl({ quote })} timeZone={timeZone}>
      <WhileFlowComes company={company} />
    </NextIntlClientProvider>,
  )
  expect(markup).toContain(`<p class="text-text-second">${String(quote.frame.comes)}</p>`)
  expect(markup).toMatch(/<a [^>]*href="tel:/)
})
