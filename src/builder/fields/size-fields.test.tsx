import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { panelRule } from '../shower/shower-draft'
import { judgeDimension } from './judge-dimension'
import { SizeFields } from './size-fields'

const nothing = () => undefined

type Shown = { width?: string; locale?: 'en' | 'es'; isIdle?: boolean; isJudged?: boolean }

const markupOf = ({ width = '36 5/', locale = 'en', isIdle = false, isJudged = false }: Shown) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={forNextIntl({ quote: catalogueOf(locale).quote })}
      timeZone={timeZone}
    >
      <SizeFields
        sizes={{ width, height: '' }}
        readings={{
          width: judgeDimension(width, panelRule),
          height: judgeDimension('', panelRule),
        }}
        rule={panelRule}
        isJudged={() => isJudged}
        isIdle={isIdle}
        measuring={null}
        onType={nothing}
        onFocus={nothing}
        onBlur={nothing}
      />
    </NextIntlClientProvider>,
  )

it('says nothing of a half-typed size that something else stands for', () => {
  expect(markupOf({})).toMatch(/<p id="[^"]*" class="[^"]*text-text-second">Still typing…/)
  expect(markupOf({ isIdle: true })).not.toContain('Still typing')
})

it('asks for at least one inch, not for one inches', () => {
  expect(panelRule.least).toBe(1)
  const zero = { width: '0', isJudged: true }
  expect(markupOf(zero)).toContain('At least 1 inch, please.')
  expect(markupOf({ ...zero, locale: 'es' })).toContain('Al menos 1 pulgada, por favor.')
})

it.each([
  ['en', 'Type it like 28, 28\u00a05/8 or 28.625.'],
  ['es', 'Escríbala así: 28, 28\u00a05/8 o 28.625.'],
] as const)('breaks no line within a size that it proposes, in %s', (locale, said) => {
  expect(markupOf({ width: '28 q/9', isJudged: true, locale })).toContain(said)
  const proposed = markupOf({ isJudged: true, locale })
  expect(proposed).toMatch(/<button[^>]*whitespace-nowrap[^>]*>36 5\/8<\/button>/)
})
