'use client'

import { useId, useState } from 'react'
import { useTranslations } from 'next-intl'
import { isTurned } from '@/domain/glass-rules/layouts'
import { widestDoorIn } from '@/domain/glass-rules/usual-door'
import { formatWorkedOut } from '@/domain/measure/format-length'
import type { PricingTables } from '@/domain/pricing/types'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { DimensionField } from '../fields/dimension-field'
import { judgeDimension } from '../fields/judge-dimension'
import {
  isOfOpening,
  lastOpeningWidthIn,
  openingWidthIn,
  shareHeight,
  shareWidth,
} from './opening-draft'
import { panelRule } from './shower-draft'
import type { ShowerDraft } from './shower-draft'
import { keepUnread } from './unread-opening'

type Props = {
  draft: ShowerDraft
  tables: PricingTables | null
  onChange: (draft: ShowerDraft) => void
  /** What it was before its panels made another of it. */
  followed?: { wasIn: number; keep: () => ShowerDraft } | null
  /** The ids of the fields, where something leads to them. */
  idOf?: (field: PaneField) => string
}

const fields = ['width', 'height'] as const

/** The opening as a tape reads it; what is typed is shared out to the panels when the field is left. */
export function OpeningFields({ draft, tables, onChange, followed = null, idOf }: Props) {
  const t = useTranslations('quote.shower.opening')
  const d = useTranslations('quote.dimension')
  const id = useId()
  const [typed, setTyped] = useState<Partial<Record<PaneField, string>>>({})
  const { panels, layout, unreadOpening: unread } = draft
  // until the prices are there: as it most likely stays, so that nothing moves when they come
  const isAsked = tables ? isOfOpening(draft, tables) : draft.sizes === 'opening'
  if (panels.length < 2 || !isAsked) return null
  const turned = isTurned(layout, panels.length)
  const widthIn = lastOpeningWidthIn(draft)
  const isHeld = openingWidthIn(draft) === null && (typed.width ?? unread?.width) === undefined
  const [height = ''] = new Set(panels.map((panel) => panel.height))
  const shown: Record<PaneField, string> = {
    width: typed.width ?? unread?.width ?? (widthIn === null ? '' : formatWorkedOut(widthIn)),
    height: typed.height ?? unread?.height ?? height,
  }

  const fieldId = (field: PaneField) => idOf?.(field) ?? `${id}-${field}`

  function type(field: PaneField, text: string) {
    setTyped((now) => ({ ...now, [field]: text }))
    const isUnread = text.trim() !== '' && !judgeDimension(text, panelRule).ok
    // what can be read on its way to more is shared when the field is left
    if (isUnread) onChange(keepUnread(draft, field, text))
    else if (text.trim() === '') onChange(keepUnread(draft, field, undefined))
  }

  function leave(field: PaneField) {
    const text = typed[field]
    if (text === undefined) return
    const reading = judgeDimension(text, panelRule)
    if (!reading.ok && text.trim() !== '') return
    setTyped(({ [field]: _, ...others }) => others)
    if (!reading.ok) return
    onChange(
      field === 'width'
        ? shareWidth(draft, reading.inches, widestDoorIn(tables))
        : shareHeight(draft, text),
    )
  }

  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="mb-2 font-semibold">{t(turned ? 'legendCorner' : 'legend')}</legend>
      <div
        className="grid grid-cols-2 gap-3"
        onKeyDown={(event) => {
          if (event.key === 'Enter') fields.forEach(leave)
        }}
      >
        {fields.map((field) => (
          <DimensionField
            key={field}
            compact
            quiet
            id={fieldId(field)}
            label={d(field)}
            owner={t('owner')}
            value={shown[field]}
            rule={panelRule}
            reading={judgeDimension(shown[field], panelRule)}
            isHeld={field === 'width' && isHeld && widthIn !== null}
            judged={(typed[field] ?? unread?.[field] ?? '').trim() !== ''}
            onChange={(text) => type(field, text)}
            onFocus={() => undefined}
            onBlur={() => leave(field)}
          />
        ))}
      </div>
      {followed && typed.width === undefined ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 figures text-small text-text-second">
          {t('followed', { width: formatWorkedOut(followed.wasIn) })}
          <button
            type="button"
            className="min-h-11 font-semibold text-link"
            onClick={() => {
              const field = document.getElementById(fieldId('width'))
              onChange(followed.keep())
              field?.focus()
            }}
          >
            {t('keep', { width: formatWorkedOut(followed.wasIn) })}
          </button>
        </p>
      ) : (
        <p className="mt-2 text-small text-text-second">{t(turned ? 'sharedCorner' : 'shared')}</p>
      )}
    </fieldset>
  )
}
