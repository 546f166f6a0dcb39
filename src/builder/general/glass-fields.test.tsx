import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { aGlassType, tables } from '../../../tests/fixtures/pricing-tables'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { emptyGeneral } from './general-draft'
import { GlassFields } from './glass-fields'

const names = ['flat', 'specialty', 'mirror', 'tabletop'] as const
const glassTypes = names.flatMap((category, index) =>
  [6.35, 12.7].map((thicknessMm, thicker) =>
    aGlassType({
      id: 10 * (index + 1) + thicker,
      name: `${category === 'mirror' ? 'Silver' : 'Clear'} ${thicker ? '1/2' : '1/4'}"`,
      category,
      thicknessMm,
    }),
  ),
)

it.each(['en', 'es'] as const)('offers two glasses of one name as two choices, in %s', (locale) => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={forNextIntl({ quote: catalogueOf(locale).quote })}
      timeZone={timeZone}
    >
      <GlassFields
        draft={{ ...emptyGeneral(), glassTypeId: '21', thicknessMm: '12.7' }}
        tables={{ ...tables, glassTypes }}
        glassCategories={null}
        usualCategories={[]}
        missing={[]}
        onChange={() => undefined}
      />
    </NextIntlClientProvider>,
  )
  const said = [...markup.matchAll(/<option value="(\d+)"( selected="")?>([^<]+)/g)].slice(0, 4)
  expect(said.map(([, value]) => value)).toEqual(['10', '20', '30', '40'])
  expect(said.findIndex(([, , selected]) => selected)).toBe(1)
  expect(new Set(said.map(([, , , name]) => name)).size).toBe(4)
  expect(said[2]?.[3]).toBe('Silver')
})
