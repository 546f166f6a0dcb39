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

type FormProps = Asked & {
  kept: ReactNode
  work: { serviceType: PricedService; product: CommercialProduct | null }
  areaSqFt: number | null
  onSubmit: () => void
}

/** What stands above the drawing on a phone, too: what is missing, and why there is no price. */
export function GeneralAlerts({ wizard, tried, company }: Asked & { company: BuilderCompany }) {
  const { lack, tables } = wizard
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden lg:mt-8">
      <MissingAlert missing={tried.missing} />
      <Unpriced {...{ lack, tables, company }} />
    </div>
  )
}

/** What the general form asks, on one page: first the size that is drawn. */
export function GeneralForm({ wizard, tried, kept, work, areaSqFt, onSubmit }: FormProps) {
  const { draft, tables, changeDraft, focusField } = wizard
  const part = { draft, tables, missing: tried.missing, onChange: changeDraft, isOpen: true }
  return (
    <>
      <div className="mt-6 lg:mt-8">
        <SizeFieldset
          {...{ draft, tables, kept }}
          judged={tried.judged}
          settling={wizard.settling}
          focused={wizard.focused}
          onChange={changeDraft}
          onFocus={(field) => focusField(field && { pane: 0, field })}
        />
      </div>
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
    </>
  )
}
