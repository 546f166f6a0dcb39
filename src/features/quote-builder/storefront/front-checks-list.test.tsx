import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { locales } from '@/config/locales'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { FrontChecksList } from './front-checks-list'

const checks = { panes: 11, safe: 6, beyondSheet: null, heavy: null }

it.each(
  locales.flatMap((locale) => [true, false].map((laminated) => [locale, laminated] as const)),
)(
  'says in words what the code asks, and its number behind a fold, in %s, laminated %s',
  (locale, isLaminated) => {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider
        locale={locale}
        messages={forNextIntl({ quote: catalogueOf(locale).quote })}
        timeZone={timeZone}
      >
        <FrontChecksList checks={checks} isLaminated={isLaminated} onLites={() => undefined} />
      </NextIntlClientProvider>,
    )
    const [before = '', folded = ''] = markup.split('<details')
    expect(before).not.toContain('2406')
    expect(folded.split('</details>')[0]).toContain('IBC 2406.4')
  },
)
