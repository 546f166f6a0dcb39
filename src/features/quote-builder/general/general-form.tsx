import type { CommercialProduct } from '@/domain/services-catalogue/commercial-products'
import { serviceRow } from '@/domain/services-catalogue/services'
import type { PricedService } from '@/domain/services-catalogue/services'
import { usualGlass } from '@/domain/services-catalogue/usual-glass'
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

type Props = {
  wizard: ReturnType<typeof useWizard<GeneralDraft, BuiltRequest>>
  tried: ReturnType<typeof useTried>
  company: BuilderCompany
  work: { serviceType: PricedService; product: CommercialProduct | null }
  areaSqFt: number | null
  onSubmit: () => void
}

/** Everything that the general form asks, on one page. */
export function GeneralForm({ wizard, tried, company, work, areaSqFt, onSubmit }: Props) {
  const { draft, tables, lack, changeDraft, focusField } = wizard
  const { missing, judged } = tried
  const part = { draft, tables, missing, onChange: changeDraft }
  return (
    <form
      noValidate
      className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <MissingAlert missing={missing} />
      <Unpriced {...{ lack, tables, company }} />
      <GlassFields
        {...part}
        glassCategories={serviceRow(work.serviceType).onlyGlass}
        usual={usualGlass(work.serviceType, work.product)}
      />
      <SizeFieldset
        {...{ ...part, judged }}
        settling={wizard.settling}
        focused={wizard.focused}
        onFocus={(field) => focusField(field && { pane: 0, field })}
      />
      <SiteFields {...part} />
      <HardwareFieldset {...{ ...part, work, areaSqFt, request: wizard.request }} />
    </form>
  )
}
