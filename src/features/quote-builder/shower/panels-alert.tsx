'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { panelFieldId } from './panel-fields'
import type { PanelReading } from '@/builder/shower/shower-request'

/** The first side that cannot be read, counted from 1. */
export function firstUnread(
  readings: readonly PanelReading[],
): { panel: number; field: 'width' | 'height' } | null {
  for (const [index, reading] of readings.entries()) {
    if (!reading.width.ok) return { panel: index + 1, field: 'width' }
    if (!reading.height.ok) return { panel: index + 1, field: 'height' }
  }
  return null
}

/** What stops the way on, with a link to the field that does. */
export function PanelsAlert({ readings }: { readings: readonly PanelReading[] }) {
  const t = useTranslations('quote.errors')
  const d = useTranslations('quote.dimension')
  const unread = firstUnread(readings)
  if (!unread) return null
  const id = panelFieldId(unread.panel, unread.field)
  return (
    <div className="mb-6">
      <Alert title={t('panels.title')}>
        {t('panels.text')}{' '}
        <a
          href={`#${id}`}
          className="text-link"
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(id)?.focus()
          }}
        >
          {t('panels.goTo', { panel: unread.panel, field: d(unread.field).toLowerCase() })}
        </a>
      </Alert>
    </div>
  )
}
