import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { catalogueOf } from '@/messages'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { ChoiceField } from './choice-field'

it('keeps a long name in one piece within its tile, whatever of it keeps its line', () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      messages={forNextIntl({ quote: catalogueOf('en').quote })}
      timeZone={timeZone}
    >
      <ChoiceField
        isOpen
        id="conditions"
        label="Special conditions"
        options={[{ key: 'far', name: 'Outside the Dallas-Fort Worth Metroplex' }]}
        usual={1}
        chosen=""
        onChoose={() => undefined}
      />
    </NextIntlClientProvider>,
  )
  const face = /<input type="radio"[^>]*\/>(.*)<\/label>/.exec(html)?.[1]
  expect(face).toMatch(/^<span class="min-w-0">Outside the <span[^>]*>Dallas-Fort<\/span> Worth/)
  expect(face).toMatch(/Metroplex<\/span>$/)
})
