import type { ReactNode } from 'react'
import type { CommercialProduct } from '@/domain/services-catalogue/commercial-products'
import type { PricedService } from '@/domain/services-catalogue/services'
import { offeredGlass, usualGlass } from '@/domain/services-catalogue/usual-glass'
import type { BuilderCompany } from '../company'
import { Unpriced } from '../wizard/unpriced'
import type { BuiltRequest, useWizard } from '../wizard/use-wizard'
import type { GeneralDraft } from '@/builder/general/general-draft'
import { GlassFields } from '@/builder/general/glass-fields'
import { HardwareFieldset } from '@/builder/general/hardware-fieldset'
import { MissingAlert } from './missing-alert'
import { SiteFields } from '@/builder/general/site-fields'
import { SizeFieldset } from '@/builder/general/size-fieldset'
import type { useTried } from './use-tried'

type Asked = {
  wizard: ReturnType<typeof useWizard<GeneralDraft, BuiltRequest>>
  tried: ReturnType<typeof useTried>
}

type SizeProps = Asked & { company: BuilderCompany; kept: ReactNode }

type FormProps = Asked & {
  work: { serviceType: PricedService; product: CommercialProduct | null }
  areaSqFt: number | null
  onSubmit: () => void
}

/** What stands above the drawing on a phone, too: what is missing, and the size that is drawn. */
export function GeneralSize({ wizard, tried, company, kept }: SizeProps) {
  const { draft, tables, lack, changeDraft, focusField } = wizard
  const { missing, judged } = tried
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:mt-8">
      <MissingAlert missing={missing} />
      <Unpriced {...{ lack, tables, company }} />
      <SizeFieldset
        {...{ draft, tables, judged, kept }}
        settling={wizard.settling}
        focused={wizard.focused}
        onChange={changeDraft}
        onFocus={(field) => focusField(field && { pane: 0, field })}
      />
    </div>
  )
}

/** Everything else that the general form asks, on one page. */
export function GeneralForm({ wizard, tried, work, areaSqFt, onSubmit }: FormProps) {
  const { draft, tables, changeDraft } = wizard
  const part = { draft, tables, missing: tried.missing, onChange: changeDraft, isOpen: true }
  return (
    <form
      noValidate
      className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <GlassFields
        {...part}
        glassCategories={offeredGlass(work.serviceType)}
        usual={usualGlass(work.serviceType, work.product)}
      />
      <SiteFields {...part} />
      <HardwareFieldset {...{ ...part, work, areaSqFt, request: wizard.request }} />
    </form>
  )
}
