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

function Shown({ draft }: { draft: ReplacementDraft }) {
  const built = replacementRequest(draft, shop, serviceType)
  const { preview } = useReplacementPreview(built, shop, null, { draft, serviceType })
  return <p>{JSON.stringify(preview)}</p>
}

const previewOf = (draft: ReplacementDraft): Record<string, string> => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={forNextIntl({ quote })} timeZone={timeZone}>
      <Shown draft={draft} />
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
