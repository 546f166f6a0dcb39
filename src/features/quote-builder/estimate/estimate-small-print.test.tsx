import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import type { BuilderCompany } from '../company'
import { EstimateSmallPrint } from './estimate-small-print'
import type { EstimateWords } from './estimate-words'

const { quote } = catalogueOf('en')
const props = {
  company: { warranty: null, cancellation: null } as BuilderCompany,
  words: { notices: [] as EstimateWords['notices'] } as EstimateWords,
  saysCancellation: false,
  isChecked: false,
}

it.each(['note', 'notePaid', 'noteFinal', 'noteBack', 'noteDisputed'] as const)(
  'says one thing of the price at its foot: %s',
  (note) => {
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
        <EstimateSmallPrint {...props} note={note} />
      </NextIntlClientProvider>,
    )
    expect(markup).toContain(quote.estimate[note])
    expect(markup.includes('This is an estimate.')).toBe(note === 'note')
    expect(markup.includes(String(quote.estimate.signature))).toBe(note === 'note')
  },
)

it('keeps the sign and the words of what waits for the shop, until it was looked at', () => {
  const notices = [
    { rule: 'door-on-glass', level: 'approval', title: 'Hung', reason: 'Why' },
  ] as const
  const printed = (isChecked: boolean) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
        <EstimateSmallPrint
          {...{ ...props, isChecked }}
          words={{ ...props.words, notices }}
          note="note"
        />
      </NextIntlClientProvider>,
    )
  expect(printed(true)).toContain('Needs our approval before you pay')
  expect(printed(false)).not.toContain('Needs our approval')
  expect(printed(false)).toContain('Hung')
})
