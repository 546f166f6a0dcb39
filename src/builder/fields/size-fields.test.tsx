import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { sideRule } from '../replacement/replacement-draft'
import { judgeDimension } from './judge-dimension'
import { SizeFields } from './size-fields'

const { quote } = catalogueOf('en')
const nothing = () => undefined

const markupOf = (isIdle: boolean) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
      <SizeFields
        sizes={{ width: '36 5/', height: '' }}
        readings={{
          width: judgeDimension('36 5/', sideRule),
          height: judgeDimension('', sideRule),
        }}
        rule={sideRule}
        isJudged={() => false}
        isIdle={isIdle}
        measuring={null}
        onType={nothing}
        onFocus={nothing}
        onBlur={nothing}
      />
    </NextIntlClientProvider>,
  )

it('says nothing of a half-typed size that something else stands for', () => {
  expect(markupOf(false)).toMatch(/<p id="[^"]*" class="[^"]*text-text-second">Still typing…/)
  expect(markupOf(true)).not.toContain('Still typing')
})
