import { useTranslations } from 'next-intl'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import type { Settling } from '../verdicts/use-settling'
import { VerdictList } from '../verdicts/verdict-list'
import { SizeFields, sizeFieldId } from '../fields/size-fields'
import type { JudgedFields } from '../fields/use-judged-fields'
import { feetRule, readFeetSizes } from './general-draft'
import type { GeneralPartProps } from './general-fields'

type Props = Omit<GeneralPartProps, 'missing'> & {
  judged: JudgedFields
  settling: Settling
  onFocus: (field: PaneField | null) => void
}

/** How large it is, in feet, and a word where one sheet does not reach. */
export function SizeFieldset(props: Props) {
  const { draft, judged, settling, onChange, onFocus } = props
  const t = useTranslations('quote.general')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-h4">{t('size')}</legend>
      <SizeFields
        sizes={draft}
        readings={readFeetSizes(draft)}
        rule={feetRule}
        isJudged={(field) => judged.has(sizeFieldId(field))}
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
