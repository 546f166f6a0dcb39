import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { parts, shop } from '../../../tests/fixtures/glass-work'
import type { HardwareChoice } from '@/builder/fields/hardware-choices'
import { emptyGeneral } from '@/builder/general/general-draft'
import { HardwareFieldset } from '@/builder/general/hardware-fieldset'
import { Extras } from '@/builder/replacement/extras'
import { emptyReplacement } from '@/builder/replacement/replacement-draft'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { chooseQuantity } from '@/builder/fields/hardware-choices'
import { HardwareStep } from './shower/hardware-step'

type Handed = { chosen: readonly HardwareChoice[] }
const handed: Handed[] = []
vi.mock('@/builder/fields/hardware-list', () => ({
  HardwareList: (props: Handed) => {
    handed.push(props)
    return null
  },
}))

beforeEach(() => {
  handed.length = 0
})

const gone = { id: 9999, quantity: 2 }
const header = { id: parts.header, quantity: 1 }
const hardware = [gone, header]
const same = { areaSqFt: null, request: null, onChange: () => undefined }

const places = {
  'the shower': (
    <HardwareStep
      {...same}
      tables={shop}
      chosen={hardware}
      panels={[{ role: 'fixed' }]}
      included
      bareDoors={0}
      chooseHinges={chooseQuantity}
      onLook={() => undefined}
    />
  ),
  'a pane': (
    <Extras
      {...same}
      draft={{ ...emptyReplacement(), hardware }}
      built={{ ok: false, waitsFor: 'choices' }}
      tables={shop}
      serviceType="window_replacement"
    />
  ),
  'other work': (
    <HardwareFieldset
      {...same}
      draft={{ ...emptyGeneral(), hardware }}
      tables={shop}
      work={{ serviceType: 'other_new_installation', product: null }}
    />
  ),
}

/** What a list changes is what it was handed: a part that is gone goes with the next press. */
it.each(Object.entries(places))('lists no part of %s that is not sold any more', (_, place) => {
  const said = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      messages={forNextIntl({
        quote: catalogueOf('en').quote,
        serviceCatalogue: catalogueOf('en').serviceCatalogue,
      })}
      timeZone={timeZone}
    >
      {place}
    </NextIntlClientProvider>,
  )
  expect(said).toContain('is not sold any more')
  expect(handed.length).toBeGreaterThan(0)
  for (const { chosen } of handed) expect(chosen).toEqual([header])
})
