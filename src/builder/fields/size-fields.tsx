'use client'

import { useTranslations } from 'next-intl'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { DimensionField } from './dimension-field'
import { InchRuler } from './inch-ruler'
import type { DimensionReading, DimensionRule } from './judge-dimension'
import { wholeInchesOf } from './ruler-marks'

/** Of the first pane where nothing is said; the others are counted on from it. */
export function sizeFieldId(field: PaneField, pane = 0): string {
  return pane === 0 ? `size-${field}` : `size-${field}-${pane + 1}`
}

type Props = {
  /** Which of several panes, and its name, for those who do not see where the fields stand. */
  pane?: number
  owner?: string | undefined
  sizes: { width: string; height: string }
  readings: { width: DimensionReading; height: DimensionReading }
  rule: DimensionRule
  isJudged: (field: PaneField) => boolean
  /** Whether something else stands for them, so that nothing is said of what is in them. */
  isIdle?: boolean
  /** The field whose ruler is open; a field in feet has none. */
  measuring: PaneField | null
  onType: (field: PaneField, text: string) => void
  onFocus: (field: PaneField) => void
  onBlur: (field: PaneField) => void
}

const fields: readonly PaneField[] = ['width', 'height']

/** The width and the height of one pane. */
export function SizeFields(props: Props) {
  const { pane = 0, owner, sizes, readings, rule, isJudged, measuring, onType } = props
  const d = useTranslations('quote.dimension')
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-y-0">
      {fields.map((field) => {
        const reading = readings[field]
        const inches = reading.ok ? reading.inches : null
        const whole = wholeInchesOf(sizes[field], inches)
        const showsRuler =
          measuring === field &&
          rule.unit === 'in' &&
          whole !== null &&
          !(isJudged(field) && !reading.ok)
        return (
          <div key={field} className="contents">
            <div className="min-w-0 sm:row-start-1">
              <DimensionField
                id={sizeFieldId(field, pane)}
                {...(owner ? { owner } : {})}
                label={d(field)}
                value={sizes[field]}
                rule={rule}
                reading={reading}
                judged={isJudged(field)}
                isIdle={props.isIdle ?? false}
                onChange={(text) => onType(field, text)}
                onFocus={() => props.onFocus(field)}
                onBlur={() => props.onBlur(field)}
              />
            </div>
            {showsRuler ? (
              <div className="min-w-0 max-sm:-mt-3 sm:col-span-2 sm:row-start-2">
                <InchRuler
                  of={owner ? `${owner} ${d(field).toLowerCase()}` : d(field)}
                  wholeInches={whole}
                  inches={inches}
                  caret={field === 'width' ? 'left' : 'right'}
                  onPick={(text) => onType(field, text)}
                />
              </div>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
