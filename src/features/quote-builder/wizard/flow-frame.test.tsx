import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import type { BuilderCompany } from '../company'
import type { Preview } from '../preview/preview-sheet'
import { FlowFrame } from './flow-frame'

const { quote } = catalogueOf('en')
const company = { phone: null, nightPhone: null } as BuilderCompany

const barOf = (preview: Preview, condition: string | null = 'needs our approval') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
      <FlowFrame
        {...{ company, preview, title: 'Shower', goTo: () => undefined, mini: null }}
        {...{ heading: null, sheet: null, sheetOnPhone: true, caption: 'Preview', typing: false }}
        condition={condition}
        actions={{ notice: null, next: { label: 'Next', onClick: () => undefined } }}
      >
        {null}
      </FlowFrame>
    </NextIntlClientProvider>,
  ).split('bottom-bar')[1]

it('says in the bar of a phone that a price needs an approval, and not where there is no price', () => {
  const figure = barOf({ kind: 'figure', total: '$11,312.13', note: '', moved: null })
  expect(figure).toMatch(/\$11,312\.13<\/p><p[^>]*>needs our approval<\/p>/)
  expect(barOf({ kind: 'waiting', title: 'Waiting', note: '' })).not.toContain('approval')
})

it('says in the bar of a phone what came into a price by itself, unless that needs an approval', () => {
  const figure: Preview = {
    ...{ kind: 'figure', total: '$2,189.38', note: '', moved: null },
    with: 'with three hinges',
  }
  expect(barOf(figure, null)).toMatch(/\$2,189\.38<\/p><p[^>]*>with three hinges<\/p>/)
  expect(barOf(figure)).not.toContain('hinges')
})

it('has a range in the bar of a phone, in letters that both figures have room for', () => {
  const bar = barOf({ kind: 'range', name: 'Range', figure: '$410 to $1,230', note: '' })
  expect(bar).toMatch(/<p class="line-clamp-2 money [^"]*">\$410 to \$1,230<\/p>/)
  expect(bar).not.toContain('approval')
})
