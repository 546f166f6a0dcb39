import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import type { FocusedField } from '@/drawings/to-scale/pane-field'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import type { Settling } from '../verdicts/use-settling'
import { emptyGeneral } from './general-draft'
import { SizeFieldset } from './size-fieldset'

const { quote } = catalogueOf('en')
const nothing = () => undefined
const settled = { shown: [], held: [], done: null, active: null, sent: new Set() }

const markupOf = (sizes: { width: string; height: string }, focused: FocusedField) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
      <SizeFieldset
        draft={{ ...emptyGeneral(), ...sizes }}
        tables={null}
        judged={{ has: () => false, add: nothing }}
        settling={settled as unknown as Settling}
        focused={focused}
        onChange={nothing}
        onFocus={nothing}
      />
    </NextIntlClientProvider>,
  )

it('judges a size that came by a link at once, and one that is typed when it is left', () => {
  const sizes = { width: '60', height: '' }
  expect(markupOf(sizes, null)).toContain('can be priced online')
  expect(markupOf(sizes, { pane: 0, field: 'width' })).toContain('Still typing…')
})

it('names the unit of a size only where it does not say it itself', () => {
  const markup = markupOf({ width: '6\' 4"', height: '5' }, null)
  expect(
    markup.match(/<span aria-hidden="true" class="text-text-second">ft<\/span>/g),
  ).toHaveLength(1)
})
