'use client'

import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { X } from 'lucide-react'
import { DimensionField } from '@/builder/fields/dimension-field'
import { RoleChoice } from '@/builder/fields/role-choice'
import { panelRule } from '@/builder/shower/shower-draft'
import type { PanelDraft } from '@/builder/shower/shower-draft'
import type { PanelReading } from '@/builder/shower/shower-request'
import type { PanelRole } from '@/domain/pricing/types'
import type { PaneField } from '@/drawings/to-scale/pane-field'

type Props = {
  panel: PanelDraft
  index: number
  reading: PanelReading
  isJudged: (field: PaneField) => boolean
  isRemovable: boolean
  onType: (field: PaneField, text: string) => void
  onRole: (role: PanelRole) => void
  onRemove: () => void
  onFocus: (field: PaneField) => void
  onBlur: (field: PaneField) => void
  /** What there is to say of it once both sizes are read. */
  below: ReactNode
}

const fields = ['width', 'height'] as const

/** One panel in little room: what it is, its width and its height. */
export function ShowerPanel(props: Props) {
  const { panel, index, reading, isRemovable } = props
  const t = useTranslations('quote.shower.panels')
  const d = useTranslations('quote.dimension')
  const owner = t('panel', { number: index + 1 })
  return (
    <fieldset className="min-w-0 border-b border-rule pb-4">
      <legend className="sr-only">{owner}</legend>
      <div className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="grid size-6.5 place-items-center rounded-full border border-edge-mid bg-paper text-small font-semibold text-edge-ink"
        >
          {index + 1}
        </span>
        <span aria-hidden="true" className="flex-1 font-display text-body whitespace-nowrap">
          {owner}
        </span>
        <RoleChoice owner={owner} role={panel.role} onChoose={props.onRole} />
        {isRemovable ? (
          <button
            type="button"
            onClick={props.onRemove}
            aria-label={t('remove', { owner })}
            className="-mr-2 grid size-11 place-items-center text-text-second hover:text-text"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        ) : null}
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3">
        {fields.map((field) => (
          <DimensionField
            key={field}
            compact
            id={`panel-${index + 1}-${field}`}
            label={d(field)}
            owner={owner}
            value={panel[field]}
            rule={panelRule}
            reading={reading[field]}
            judged={props.isJudged(field)}
            onChange={(text) => props.onType(field, text)}
            onFocus={() => props.onFocus(field)}
            onBlur={() => props.onBlur(field)}
          />
        ))}
      </div>
      {reading.width.ok && reading.height.ok ? props.below : null}
    </fieldset>
  )
}
