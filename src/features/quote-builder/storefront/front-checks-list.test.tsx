import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { FrontChecks } from '@/domain/storefront/front-checks'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { FrontChecksList } from './front-checks-list'

const checks: FrontChecks = { panes: 11, safe: 6, beyondSheet: null, heavy: null }

const markupOf = (locale: Locale, said: FrontChecks, isLaminated: boolean) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={forNextIntl({ quote: catalogueOf(locale).quote })}
      timeZone={timeZone}
    >
      <FrontChecksList checks={said} isLaminated={isLaminated} onLites={() => undefined} />
    </NextIntlClientProvider>,
  )

it.each(
  locales.flatMap((locale) => [true, false].map((laminated) => [locale, laminated] as const)),
)(
  'says in words what the code asks, and its number behind a fold, in %s, laminated %s',
  (locale, isLaminated) => {
    const markup = markupOf(locale, checks, isLaminated)
    const [before = '', folded = ''] = markup.split('<details')
    expect(before).not.toContain('2406')
    expect(folded.split('</details>')[0]).toContain('IBC 2406.4')
  },
)

it.each(locales)('keeps a weight and its unit on one line, in %s', (locale) => {
  const heavy = { lb: 1155, most: 150, lites: 5 }
  const markup = markupOf(locale, { ...checks, heavy }, false)
  expect(markup).toContain('1,155\u00a0lb')
  expect(markup).toContain('150\u00a0lb')
})
