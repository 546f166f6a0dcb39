'use client'

import { useTranslations } from 'next-intl'
import { DimensionField } from '@/builder/fields/dimension-field'
import { replacementDraftOf } from '@/builder/saved/drafts-of-request'
import { useSettling } from '@/builder/verdicts/use-settling'
import { VerdictList } from '@/builder/verdicts/verdict-list'
import { useJudgedFields } from '@/builder/fields/use-judged-fields'
import { useMeasuring } from '@/builder/fields/use-measuring'
import { PaneFigure } from '@/builder/figures/pane-figure'
import {
  chooseCategory,
  paneOf,
  readSizes,
  sideRule,
  typeSizes,
} from '@/builder/replacement/replacement-draft'
import { SafetyQuestions } from '@/builder/replacement/safety-questions'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import { replacementRequest } from '@/builder/replacement/replacement-request'
import { offeredThicknesses } from '@/domain/pricing/offered'
import type { PricingTables } from '@/domain/pricing/types'
import { Segments } from '../segments'
import { PieceLayout } from './piece-layout'
import type { TypedPiece } from './typed-piece'

type Props = {
  piece: Extract<TypedPiece, { flow: 'replacement' }>
  tables: PricingTables
  showsFaults: boolean
  onChange: (draft: ReplacementDraft) => void
}

const categories = ['insulated', 'flat'] as const
const fields = ['width', 'height'] as const

/** A pane to be replaced: which glass, how thick, how large. */
export function ReplacementPiece({ piece, tables, showsFaults, onChange }: Props) {
  const t = useTranslations('quote.replacement')
  const d = useTranslations('quote.dimension')
  const judged = useJudgedFields()
  const { focused, focusField } = useMeasuring()
  const { draft, serviceType } = piece
  const { category, thickness } = draft
  const readings = readSizes(draft)
  const built = replacementRequest(draft, tables, serviceType)
  const isJudged = (field: 'width' | 'height') => showsFaults || judged.has(field)
  const settling = useSettling({
    request: built.ok ? built.request : null,
    tables,
    typing: focused && focused.field,
    onFix: (inputs) => onChange({ ...draft, ...replacementDraftOf(inputs, tables) }),
  })
  return (
    <PieceLayout
      choices={
        <>
          <Segments
            label={t('steps.category')}
            choices={categories.map((value) => ({ value, text: t(`category.${value}.title`) }))}
            value={category}
            onChoose={(chosen) => onChange(chooseCategory(draft, chosen))}
          />
          {category === null ? null : (
            <Segments
              label={t('steps.thickness')}
              choices={offeredThicknesses(tables, category).map(({ mm, inches }) => ({
                value: String(mm),
                text: `${inches}″`,
              }))}
              value={thickness === null ? null : String(thickness)}
              onChoose={(mm) => onChange({ ...draft, thickness: Number(mm) })}
            />
          )}
        </>
      }
      fields={
        <>
          <div className="grid grid-cols-2 gap-3">
            {fields.map((field) => (
              <DimensionField
                key={field}
                compact
                id={`size-${field}`}
                label={d(field)}
                value={draft[field]}
                rule={sideRule}
                reading={readings[field]}
                judged={isJudged(field)}
                onChange={(text) => onChange(typeSizes(draft, { [field]: text }))}
                onFocus={() => focusField({ pane: 0, field })}
                onBlur={() => {
                  focusField(null)
                  if (draft[field].trim() !== '') judged.add(field)
                }}
              />
            ))}
          </div>
          <SafetyQuestions
            {...{ draft, tables }}
            onChange={(safety) => onChange({ ...draft, safety })}
          />
          <VerdictList settling={settling} />
        </>
      }
      figure={
        <PaneFigure
          pane={paneOf(draft)}
          focused={focused}
          isBad={(field) => isJudged(field) && !readings[field].ok}
        />
      }
    />
  )
}
