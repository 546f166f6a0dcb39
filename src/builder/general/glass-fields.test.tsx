import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { aGlassType, tables } from '../../../tests/fixtures/pricing-tables'
import type { Locale } from '@/config/locales'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { emptyGeneral, noUsualGlass } from './general-draft'
import { GlassFields } from './glass-fields'

const names = ['flat', 'specialty', 'mirror', 'tabletop'] as const
const glassTypes = names.flatMap((category, index) =>
  [6.35, 25.4].map((thicknessMm, thicker) =>
    aGlassType({
      id: 10 * (index + 1) + thicker,
      name: `${category === 'mirror' ? 'Silver' : 'Clear'} ${thicker ? '1' : '1/4'}"`,
      category,
      thicknessMm,
    }),
  ),
)

const markupIn = (locale: Locale, isOpen = false) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={forNextIntl({ quote: catalogueOf(locale).quote })}
      timeZone={timeZone}
    >
      <GlassFields
        draft={{ ...emptyGeneral(), glassTypeId: '21', thicknessMm: '25.4' }}
        tables={{ ...tables, glassTypes }}
        glassCategories={null}
        usual={noUsualGlass}
        missing={[]}
        onChange={() => undefined}
        isOpen={isOpen}
      />
    </NextIntlClientProvider>,
  )

it.each(['en', 'es'] as const)('offers two glasses of one name as two choices, in %s', (locale) => {
  const markup = markupIn(locale)
  const said = [...markup.matchAll(/<option value="(\d+)"( selected="")?>([^<]+)/g)].slice(0, 4)
  expect(said.map(([, value]) => value)).toEqual(['10', '20', '30', '40'])
  expect(said.findIndex(([, , selected]) => selected)).toBe(1)
  expect(new Set(said.map(([, , , name]) => name)).size).toBe(4)
  expect(said[2]?.[3]).toBe('Silver')
})

it.each([
  ['en', ['1/4 inch', '1 inch']],
  ['es', ['1/4 de pulgada', '1 pulgada']],
] as const)('says a thickness as one speaks, in %s', (locale, said) => {
  const spoken = [...markupIn(locale).matchAll(/aria-label="([^"]+)"/g)].map(([, words]) => words)
  expect(spoken).toEqual(said)
})

it('lays few finishes open where a visitor chooses, and keeps them in the list of the desk', () => {
  const names = tables.finishes.map(({ name }) => name)
  const radiosOf = (markup: string) =>
    [...markup.matchAll(/<input type="radio"[^>]*\/>(?:<span[^>]*>)?([^<]+)/g)].map(
      ([, face]) => face,
    )
  expect(radiosOf(markupIn('en', true))).toEqual(expect.arrayContaining(names))
  expect(radiosOf(markupIn('en'))).not.toEqual(expect.arrayContaining(names))
})
