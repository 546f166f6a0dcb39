'use client'

import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { X } from 'lucide-react'
import type { PanelRole } from '@/domain/pricing/types'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { classNames } from '@/ui/class-names'
import { DimensionField } from '@/builder/fields/dimension-field'
import { InchRuler } from '@/builder/fields/inch-ruler'
import { RoleChoice } from '@/builder/fields/role-choice'
import { wholeInchesOf } from '@/builder/fields/ruler-marks'
import { StandardHeights } from '@/builder/fields/standard-heights'
import { Suggestions } from '@/builder/fields/suggestions'
import { panelRule } from '@/builder/shower/shower-draft'
import type { PanelDraft } from '@/builder/shower/shower-draft'
import type { PanelReading } from '@/builder/shower/shower-request'

export function panelFieldId(panel: number, field: PaneField): string {
  return `panel-${panel}-${field}`
}

/** Counted from 1, as it is read out. */
export const panelId = (panel: number) => `panel-${panel}`

type Props = {
  panel: PanelDraft
  index: number
  reading: PanelReading
  isJudged: (field: PaneField) => boolean
  /** The field whose ruler is open. */
  measuring: PaneField | null
  removable: boolean
  onType: (field: PaneField, text: string) => void
  onRole: (role: PanelRole) => void
  onRemove: () => void
  onFocus: (field: PaneField) => void
  onBlur: (field: PaneField) => void
  /** Leaves a field by the keyboard; true where it moved the focus itself. */
  onTab: () => boolean
  /** What there is to say of it once both sizes are read. */
  below: ReactNode
}

/** One panel: fixed or door, its width and its height, each read as it is typed. */
export function PanelFields(props: Props) {
  const { panel, index, reading, isJudged, removable } = props
  const t = useTranslations('quote.shower.panels')
  const owner = t('panel', { number: index + 1 })
  const bad = (['width', 'height'] as const).some((field) => isJudged(field) && !reading[field].ok)

  return (
    <fieldset
      id={panelId(index + 1)}
      tabIndex={-1}
      className="border-t border-rule pt-5 pb-7"
      onKeyDown={(event) => {
        const leaves = event.key === 'Tab' && !event.shiftKey
        if (leaves && event.target instanceof HTMLInputElement && event.target.type === 'text') {
          if (props.onTab()) event.preventDefault()
        }
      }}
    >
      <legend className="sr-only">{owner}</legend>
      <div className="flex items-center gap-2 sm:gap-3">
        <span
          aria-hidden="true"
          className={classNames(
            'grid size-7.5 place-items-center rounded-full border bg-paper text-base font-semibold',
            bad ? 'border-error text-error' : 'border-edge-mid text-edge-ink',
          )}
        >
          {index + 1}
        </span>
        <span aria-hidden="true" className="flex-1 font-display text-h4 leading-8">
          {owner}
        </span>
        <RoleChoice owner={owner} role={panel.role} onChoose={props.onRole} />
        {removable ? (
          <button
            type="button"
            onClick={props.onRemove}
            aria-label={t('remove', { owner })}
            className="-mr-3 grid size-11 place-items-center text-text-second hover:text-text sm:ml-2"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        ) : null}
      </div>
      <div className="mt-3 grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-y-0 tablet:gap-x-3">
        <div className="min-w-0 sm:col-start-1 sm:row-start-1">
          <Dimension {...props} field="width" owner={owner} />
        </div>
        <Aid {...props} field="width" owner={owner} />
        <div className="min-w-0 sm:col-start-2 sm:row-start-1">
          <Dimension {...props} field="height" owner={owner} />
        </div>
        <Aid {...props} field="height" owner={owner} />
      </div>
      {reading.width.ok && reading.height.ok ? props.below : null}
    </fieldset>
  )
}

type OneField = Props & { field: PaneField; owner: string }

function Dimension(props: OneField) {
  const { field, owner, panel, reading, index } = props
  const t = useTranslations('quote.shower.panels')
  const d = useTranslations('quote.dimension')
  const read = reading[field]
  return (
    <DimensionField
      id={panelFieldId(index + 1, field)}
      label={d(field)}
      owner={owner}
      aside={field === 'width' ? t('steps') : undefined}
      value={panel[field]}
      rule={panelRule}
      reading={read}
      judged={props.isJudged(field)}
      below={
        field === 'height' ? (
          <StandardHeights
            owner={owner}
            inches={read.ok ? read.inches : null}
            onPick={(text) => props.onType('height', text)}
          />
        ) : undefined
      }
      suggestsHere={false}
      quiet={field === 'height' && read.ok && Number.isInteger(read.inches)}
      onChange={(text) => props.onType(field, text)}
      onFocus={() => props.onFocus(field)}
      onBlur={() => props.onBlur(field)}
    />
  )
}

/** Below both fields: what a half-typed size may have meant, or the ruler of the field in use. */
function Aid(props: OneField) {
  const { field, index, reading, isJudged, measuring, onType } = props
  const read = reading[field]
  if (!read.ok && isJudged(field)) {
    if (read.suggestions.length === 0) return null
    return (
      <div className="min-w-0 max-sm:-mt-3 sm:col-span-2">
        <Suggestions
          rule={panelRule}
          suggestions={read.suggestions}
          onPick={(text) => {
            onType(field, text)
            document.getElementById(panelFieldId(index + 1, field))?.focus()
          }}
        />
      </div>
    )
  }
  return measuring === field ? <Ruler {...props} /> : null
}

function Ruler({ field, owner, panel, reading, onType }: OneField) {
  const d = useTranslations('quote.dimension')
  const read = reading[field]
  const inches = read.ok ? read.inches : null
  const whole = wholeInchesOf(panel[field], inches)
  if (whole === null) return null
  return (
    <div className="min-w-0 max-sm:-mt-3 sm:col-span-2 sm:row-start-2">
      <InchRuler
        of={`${owner} ${d(field).toLowerCase()}`}
        wholeInches={whole}
        inches={inches}
        caret={field === 'width' ? 'left' : 'right'}
        onPick={(text) => onType(field, text)}
      />
    </div>
  )
}
