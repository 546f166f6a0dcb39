import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { locales } from '@/config/locales'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { CategoryStep } from './category-step'

it.each(locales)('speaks of doors where the glass of a door is asked for, in %s', (locale) => {
  const { quote } = catalogueOf(locale)
  const markupOf = (isDoor: boolean) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={forNextIntl({ quote })} timeZone={timeZone}>
        <CategoryStep category={null} isDoor={isDoor} onChoose={() => undefined} />
      </NextIntlClientProvider>,
    )
  expect(markupOf(false)).toMatch(/windows|ventanas/)
  expect(markupOf(true)).not.toMatch(/windows|ventanas/)
})
