'use client'

import { useTranslations } from 'next-intl'
import { stillSold } from '@/builder/fields/hardware-choices'
import { useJudgedFields } from '@/builder/fields/use-judged-fields'
import { useSettling } from '@/builder/verdicts/use-settling'
import { useMeasuring } from '@/builder/fields/use-measuring'
import { sizeFieldId } from '@/builder/fields/size-fields'
import { PaneFigure } from '@/builder/figures/pane-figure'
import { generalPane, readFeetSizes } from '@/builder/general/general-draft'
import { generalRequest, missingFields } from '@/builder/general/general-request'
import { generalMaterial } from '@/builder/general/general-material'
import type { GeneralDraft } from '@/builder/general/general-draft'
import { GlassFields } from '@/builder/general/glass-fields'
import { HardwareFieldset } from '@/builder/general/hardware-fieldset'
import { SiteFields } from '@/builder/general/site-fields'
import { generalDraftOf } from '@/builder/saved/drafts-of-request'
import { SizeFieldset } from '@/builder/general/size-fieldset'
import type { PricingTables } from '@/domain/pricing/types'
import { commercialProductOf } from '@/domain/services-catalogue/commercial-products'
import { serviceRow } from '@/domain/services-catalogue/services'
import { usualGlass } from '@/domain/services-catalogue/usual-glass'
import { PieceLayout } from './piece-layout'
import type { TypedPiece } from './typed-piece'

type Props = {
  piece: Extract<TypedPiece, { flow: 'general' }>
  tables: PricingTables
  showsFaults: boolean
  onChange: (draft: GeneralDraft) => void
}

/** Any other glass: the general form of the customer's builder. */
export function GeneralPiece({ piece, tables, showsFaults, onChange }: Props) {
  const t = useTranslations('quote.general')
  const judged = useJudgedFields()
  const { focused, focusField } = useMeasuring()
  const { draft, serviceType } = piece
  const product = commercialProductOf(piece.product)
  const missing = showsFaults ? missingFields(draft, tables) : []
  const readings = readFeetSizes(draft)
  const part = { draft, tables, missing, onChange }
  const settling = useSettling({
    request: generalRequest(draft, piece, tables),
    tables,
    typing: focused && focused.field,
    onFix: (inputs) => onChange({ ...draft, ...generalDraftOf(inputs) }),
  })
  return (
    <PieceLayout
      isWide
      fields={
        <>
          <SizeFieldset
            {...{ draft, tables, judged, onChange }}
            settling={settling}
            onFocus={(field) => focusField(field && { pane: 0, field })}
          />
          <GlassFields
            {...part}
            glassCategories={serviceRow(serviceType).onlyGlass}
            usual={usualGlass(serviceType, product)}
          />
          <SiteFields {...part} />
        </>
      }
      figure={
        <PaneFigure
          pane={generalPane(draft)}
          material={generalMaterial(draft, tables)}
          focused={focused}
          isBad={(field) => judged.has(sizeFieldId(field)) && !readings[field].ok}
        />
      }
      hardware={
        <HardwareFieldset
          {...{ draft, tables, onChange }}
          work={{ serviceType, product }}
          areaSqFt={null}
        />
      }
      hardwareCount={stillSold(draft.hardware, tables).length}
      hardwareLabel={t('hardware')}
    />
  )
}
