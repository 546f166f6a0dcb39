import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { parts, shop } from '../../../../tests/fixtures/glass-work'
import { handOpening } from '@/builder/shower/hand-opening'
import { emptyShower } from '@/builder/shower/shower-draft'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { showerRequest } from '@/builder/shower/shower-request'
import { withUsualGlass } from '@/builder/shower/with-usual-glass'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { useShowerPreview } from './use-shower-preview'

const serviceType = 'shower_glass_quote'
const heavy: ShowerDraft = {
  ...handOpening({ ...emptyShower(), sizes: 'opening' }, { width: '36', height: '80' }),
  ...{ finishKey: 'standard_clear', thicknessMm: 12.7 },
}

function Shown({ draft }: { draft: ShowerDraft }) {
  const { preview } = useShowerPreview({
    ...{ tables: shop, serviceType, hasHardware: false, isLastStep: false },
    built: showerRequest(draft, shop, serviceType),
    assumed: withUsualGlass(draft, shop),
  })
  return 'with' in preview ? preview.with : preview.kind
}

const saidOf = (hardware: number[], locale: 'en' | 'es' = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={forNextIntl(catalogueOf(locale))}
      timeZone={timeZone}
    >
      <Shown draft={{ ...heavy, hardware: hardware.map((id) => ({ id, quantity: 1 })) }} />
    </NextIntlClientProvider>,
  )

it('says with the figure which hinges came by themselves', () => {
  expect(saidOf([parts.third])).toBe('with three hinges')
  expect(saidOf([parts.third], 'es')).toBe('con tres bisagras')
})

it('says nothing of hinges that somebody chose, and has no figure without any', () => {
  expect(saidOf([parts.largest])).toBe('')
  expect(saidOf([])).toBe('paused')
})
