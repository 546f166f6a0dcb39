'use client'

import { paneLetter } from '@/domain/pricing/pane-letter'
import { useTranslations } from 'next-intl'
import { sizeFieldId } from '@/builder/fields/size-fields'
import { DimensionField } from '@/builder/fields/dimension-field'
import { replacementDraftOf } from '@/builder/saved/drafts-of-request'
import { useSettling } from '@/builder/verdicts/use-settling'
import { VerdictList } from '@/builder/verdicts/verdict-list'
import { useJudgedFields } from '@/builder/fields/use-judged-fields'
import { useMeasuring } from '@/builder/fields/use-measuring'
import {
  chooseCategory,
  drawnPanes,
  readSizes,
  sideRule,
  typeSizes,
} from '@/builder/replacement/replacement-draft'
import { addPane, changePane, mayAddPane, panesOf, removePane } from '@/builder/replacement/panes'
import { PanesFigure } from '@/builder/replacement/panes-figure'
import { SafetyQuestions } from '@/builder/replacement/safety-questions'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import { replacementRequest } from '@/builder/replacement/replacement-request'
import { offeredThicknesses } from '@/domain/pricing/offered'
import type { PricingTables } from '@/domain/pricing/types'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { Button } from '@/ui/button'
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
  const p = useTranslations('quote.replacement.panes')
  const judged = useJudgedFields()
  const { focused, focusField } = useMeasuring()
  const { draft, serviceType } = piece
  const { category, thickness } = draft
  const built = replacementRequest(draft, tables, serviceType)
  const isJudged = (pane: number, field: PaneField) =>
    showsFaults || judged.has(sizeFieldId(field, pane))
  const settling = useSettling({
    request: built.ok ? built.request : null,
    tables,
    typing: focused && `${focused.pane} ${focused.field}`,
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
          {panesOf(draft).map((typed, pane, all) => (
            <div key={pane} className="grid grid-cols-2 gap-3">
              {all.length > 1 ? (
                <PaneHead
                  letter={paneLetter(pane)}
                  onRemove={() => onChange(removePane(draft, pane))}
                />
              ) : null}
              {fields.map((field) => (
                <DimensionField
                  key={field}
                  compact
                  id={sizeFieldId(field, pane)}
                  label={d(field)}
                  {...(all.length > 1 ? { owner: p('name', { letter: paneLetter(pane) }) } : {})}
                  value={typed[field]}
                  rule={sideRule}
                  reading={readSizes(typed)[field]}
                  judged={isJudged(pane, field)}
                  onChange={(text) =>
                    onChange(changePane(draft, pane, (one) => typeSizes(one, { [field]: text })))
                  }
                  onFocus={() => focusField({ pane, field })}
                  onBlur={() => {
                    focusField(null)
                    if (typed[field].trim() !== '') judged.add(sizeFieldId(field, pane))
                  }}
                />
              ))}
            </div>
          ))}
          {mayAddPane(draft) ? (
            <Button onClick={() => onChange(addPane(draft))}>{p('add')}</Button>
          ) : null}
          <SafetyQuestions
            {...{ draft, tables }}
            serviceType={piece.serviceType}
            onChange={(safety) => onChange({ ...draft, safety })}
          />
          <VerdictList settling={settling} />
        </>
      }
      figure={
        <PanesFigure
          panes={drawnPanes(draft)}
          focused={focused}
          isBad={(pane, field) => {
            const typed = panesOf(draft)[pane]
            return typed !== undefined && isJudged(pane, field) && !readSizes(typed)[field].ok
          }}
        />
      }
    />
  )
}

function PaneHead({ letter, onRemove }: { letter: string; onRemove: () => void }) {
  const p = useTranslations('quote.replacement.panes')
  return (
    <div className="col-span-2 flex items-center justify-between gap-3">
      <h4 className="text-base font-semibold">{p('name', { letter })}</h4>
      <Button look="quiet" aria-label={p('remove', { letter })} onClick={onRemove}>
        {p('removeShort')}
      </Button>
    </div>
  )
}
