import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import type { PaneField } from '../drawing/shower-layout'
import type { DimensionReading } from '../fields/judge-dimension'
import { SizeFields } from '../fields/size-fields'
import { SizesAlert } from '../fields/sizes-alert'
import { sideRule, typeSizes } from './replacement-draft'
import type { ReplacementDraft } from './replacement-draft'

type Props = {
  draft: ReplacementDraft
  readings: { width: DimensionReading; height: DimensionReading }
  /** The field that stands in the way, once that has been said. */
  alert: PaneField | null
  isStandardPrice: boolean
  isJudged: (field: PaneField) => boolean
  measuring: PaneField | null
  onType: (draft: ReplacementDraft) => void
  onFocus: (field: PaneField | null) => void
  onJudge: (field: PaneField) => void
}

/** Width and height of the pane, read as they are typed. */
export function SizeStep(props: Props) {
  const { draft, alert } = props
  const e = useTranslations('quote.errors.standardPricing')
  return (
    <div className="mt-8">
      {alert ? <SizesAlert field={alert} /> : null}
      {props.isStandardPrice ? (
        <div className="mb-6">
          <Alert tone="notice" title={e('title')}>
            {e('text')}
          </Alert>
        </div>
      ) : null}
      <SizeFields
        sizes={draft}
        readings={props.readings}
        rule={sideRule}
        isJudged={props.isJudged}
        measuring={props.measuring}
        onType={(field, text) => props.onType(typeSizes(draft, { [field]: text }))}
        onFocus={props.onFocus}
        onBlur={(field) => {
          props.onFocus(null)
          if (draft[field].trim() !== '') props.onJudge(field)
        }}
      />
    </div>
  )
}
