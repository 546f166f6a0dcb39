import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { useKeptSize } from './kept-size'

const { quote } = catalogueOf('en')

function Said({ width }: { width: string }) {
  return useKeptSize({ width, height: '7' }, () => undefined)
}

it('says of a size that stands there already where it is from, and of an empty field nothing', () => {
  const [kept, empty] = ['2.5', ' '].map((width) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
        <Said width={width} />
      </NextIntlClientProvider>,
    ),
  )
  expect(kept).toContain(quote.general.kept)
  expect(empty).toBe('')
})
