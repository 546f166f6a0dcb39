import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { glass, shop } from '../../../../tests/fixtures/glass-work'
import { emptyReplacement } from '@/builder/replacement/replacement-draft'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import { replacementRequest } from '@/builder/replacement/replacement-request'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { useReplacementPreview } from './use-replacement-preview'

const { quote } = catalogueOf('en')
const serviceType = 'window_replacement'
const annealed = shop.glassTypes.find(({ id }) => id === glass.annealed14)
const chosen: ReplacementDraft = {
  ...emptyReplacement(),
  category: 'flat',
  thickness: annealed?.thicknessMm ?? null,
}

type Said = { unsure?: 'category' | null; guess?: 'usual' | 'large' }

function Shown({ draft, unsure = null, guess = 'usual' }: Said & { draft: ReplacementDraft }) {
  const built = replacementRequest(draft, shop, serviceType)
  const { preview } = useReplacementPreview(built, shop, null, {
    ...{ draft, serviceType, unsure, guess },
  })
  return <p>{JSON.stringify(preview)}</p>
}

const previewOf = (draft: ReplacementDraft, said: Said = {}): Record<string, string> => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
      <Shown draft={draft} {...said} />
    </NextIntlClientProvider>,
  )
  return JSON.parse(markup.replace(/<\/?p>/g, '').replaceAll('&quot;', '"')) as Record<
    string,
    string
  >
}

it('gives the range of a pane that nobody can measure, and waits for one that nobody has sized', () => {
  const small = previewOf({ ...chosen, rough: 'small' })
  const large = previewOf({ ...chosen, rough: 'large' })
  expect(small).toMatchObject({ kind: 'range', name: 'Range' })
  expect(small.figure).toMatch(/^\$[\d,]+0 to \$[\d,]+0$/)
  expect(large.figure).not.toBe(small.figure)
  expect(previewOf(chosen)).toMatchObject({ kind: 'waiting' })
  expect(previewOf({ ...chosen, width: '30', height: '40' })).toMatchObject({ kind: 'figure' })
})

it('gives the range of glass that somebody does not know, at the size they guess', () => {
  const nothing = emptyReplacement()
  expect(previewOf(nothing)).toMatchObject({ kind: 'waiting' })
  const usual = previewOf(nothing, { unsure: 'category' })
  expect(usual).toMatchObject({ kind: 'range' })
  const large = previewOf(nothing, { unsure: 'category', guess: 'large' })
  expect(large.figure).not.toBe(usual.figure)
})
