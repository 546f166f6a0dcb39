import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { shop } from '../../../../tests/fixtures/glass-work'
import { emptyGeneral } from '@/builder/general/general-draft'
import { generalFieldId } from '@/builder/general/general-fields'
import { missingFields } from '@/builder/general/general-request'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import type { BuilderCompany } from '../company'
import type { WizardViewProps } from '../wizard/wizard-view'
import { GeneralFlow } from './general-flow'

const { quote, serviceCatalogue } = catalogueOf('en')
const draft = emptyGeneral()
const settling = { shown: [], held: [], done: null, active: null, sent: new Set() }

vi.mock('../wizard/use-wizard', () => ({
  useWizard: () => ({
    ...{ draft, settling, tables: shop, request: null, lack: null, focused: null },
    state: { calculated: null },
  }),
}))

vi.mock('../wizard/wizard-view', () => ({
  WizardView: ({ steps: [step] }: WizardViewProps) => (
    <>
      {step?.intro}
      {step?.sheetOnPhone ? <figure id="drawing" /> : null}
      {step?.body}
    </>
  ),
}))

const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

it('asks for the size first, right below the drawing, and names what is missing in the order of its fields', () => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      messages={forNextIntl({ quote, serviceCatalogue })}
      timeZone={timeZone}
    >
      <GeneralFlow
        serviceType="new_window_installation"
        product={null}
        address={{} as never}
        goTo={() => undefined}
        company={{ phone: null } as BuilderCompany}
      />
    </NextIntlClientProvider>,
  )
  const order = [...missingFields(draft, shop).map(generalFieldId), 'drawing']
  const found = idsIn(markup).filter((id) => id !== undefined && order.includes(id))
  expect(found.slice(0, 3)).toEqual(['drawing', 'size-width', 'size-height'])
  expect(found.filter((id) => id !== 'drawing')).toEqual(order.slice(0, -1))
})
