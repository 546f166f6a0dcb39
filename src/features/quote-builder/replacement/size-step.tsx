import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { SizeFields } from '@/builder/fields/size-fields'
import { SizesAlert } from '@/builder/fields/sizes-alert'
import type { useMeasuring } from '@/builder/fields/use-measuring'
import { SafetyQuestions } from '@/builder/replacement/safety-questions'
import { sideRule, typeSizes } from '@/builder/replacement/replacement-draft'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import type { BuiltReplacement } from '@/builder/replacement/replacement-request'
import type { PricingTables } from '@/domain/pricing/types'
import { MeasureGuide } from './measure-guide'
import type { useSize } from './use-size'

type Props = {
  draft: ReplacementDraft
  built: BuiltReplacement
  tables: PricingTables | null
  size: ReturnType<typeof useSize>
  wizard: ReturnType<typeof useMeasuring>
  /** For who cannot measure. */
  children: ReactNode
}

/** Width and height of the pane, read as they are typed. */
export function SizeStep({ draft, built, tables, size, wizard, children }: Props) {
  const { alert, readings, isJudged } = size
  const { measuring, focusField } = wizard
  const e = useTranslations('quote.errors.standardPricing')
  return (
    <div className="mt-8">
      {alert ? <SizesAlert field={alert} /> : null}
      {built.ok && built.resolved.kind === 'standard' ? (
        <div className="mb-6">
          <Alert tone="notice" title={e('title')}>
            {e('text')}
          </Alert>
        </div>
      ) : null}
      <SizeFields
        sizes={draft}
        {...{ readings, isJudged }}
        rule={sideRule}
        measuring={measuring?.field ?? null}
        onType={(field, text) => size.change(typeSizes(draft, { [field]: text }))}
        onFocus={(field) => focusField({ pane: 0, field })}
        onBlur={(field) => {
          focusField(null)
          if (draft[field].trim() !== '') size.judge(field)
        }}
      />
      <MeasureGuide />
      {children}
      <SafetyQuestions
        {...{ draft, tables }}
        onChange={(safety) => size.change({ ...draft, safety })}
      />
    </div>
  )
}
