import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { FocusedField, PaneField } from '@/drawings/to-scale/pane-field'
import type { Settling } from '../verdicts/use-settling'
import { VerdictList } from '../verdicts/verdict-list'
import { SizeFields, sizeFieldId } from '../fields/size-fields'
import type { JudgedFields } from '../fields/use-judged-fields'
import { feetRule, readFeetSizes } from './general-draft'
import type { GeneralPartProps } from './general-fields'

type Props = Omit<GeneralPartProps, 'missing'> & {
  judged: JudgedFields
  settling: Settling
  /** What is said of sizes that stand there already. */
  kept?: ReactNode
  /** Where known, a size that came along by a link is judged at once: nobody is typing it. */
  focused?: FocusedField
  onFocus: (field: PaneField | null) => void
}

/** How large it is, in feet, and a word where one sheet does not reach. */
export function SizeFieldset(props: Props) {
  const { draft, judged, settling, kept, focused, onChange, onFocus } = props
  const t = useTranslations('quote.general')
  const cameAlong = (field: PaneField) =>
    focused !== undefined && focused?.field !== field && draft[field].trim() !== ''
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-h4">{t('size')}</legend>
      {kept}
      <SizeFields
        sizes={draft}
        readings={readFeetSizes(draft)}
        rule={feetRule}
        isJudged={(field) => judged.has(sizeFieldId(field)) || cameAlong(field)}
        measuring={null}
        onType={(field, text) => onChange({ ...draft, [field]: text })}
        onFocus={onFocus}
        onBlur={(field) => {
          onFocus(null)
          if (draft[field].trim() !== '') judged.add(sizeFieldId(field))
        }}
      />
      <VerdictList settling={settling} />
    </fieldset>
  )
}
