import { useTranslations } from 'next-intl'
import type { QuoteRequest } from '@/domain/pricing/types'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { VerdictList } from '../verdicts/verdict-list'
import { SizeFields, sizeFieldId } from '../fields/size-fields'
import type { JudgedFields } from '../fields/use-judged-fields'
import { feetRule, readFeetSizes } from './general-draft'
import type { GeneralPartProps } from './general-fields'

type Props = Omit<GeneralPartProps, 'missing'> & {
  judged: JudgedFields
  request: QuoteRequest | null
  onFocus: (field: PaneField | null) => void
  onFix: (request: QuoteRequest) => void
}

/** How large it is, in feet, and a word where one sheet does not reach. */
export function SizeFieldset(props: Props) {
  const { draft, tables, judged, request, onChange, onFocus, onFix } = props
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
      <VerdictList request={request} tables={tables} onFix={onFix} />
    </fieldset>
  )
}
