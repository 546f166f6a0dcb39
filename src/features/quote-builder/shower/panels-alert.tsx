'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { panelFieldId } from './panel-fields'
import type { PanelReading } from '@/builder/shower/shower-request'
import { openingFieldId } from '@/builder/shower/unread-opening'

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

type Props = {
  readings: readonly PanelReading[]
  /** The side of the opening that they share, where nobody can read that. */
  opening: 'width' | 'height' | null
}

/** What stops the way on, with a link to the field that does. */
export function PanelsAlert({ readings, opening }: Props) {
  const t = useTranslations('quote.errors')
  const d = useTranslations('quote.dimension')
  const owner = useTranslations('quote.shower.opening')('owner')
  const unread = firstUnread(readings)
  const nameOf = (field: 'width' | 'height') => d(field).toLowerCase()
  if (opening) {
    return (
      <FieldAlert
        id={openingFieldId(opening)}
        title={t('dimensions.title')}
        text={t('dimensions.text')}
        link={t('dimensions.goToOf', { owner, field: nameOf(opening) })}
      />
    )
  }
  if (!unread) return null
  return (
    <FieldAlert
      id={panelFieldId(unread.panel, unread.field)}
      title={t('panels.title')}
      text={t('panels.text')}
      link={t('panels.goTo', { panel: unread.panel, field: nameOf(unread.field) })}
    />
  )
}

function FieldAlert({ id, title, text, link }: Record<'id' | 'title' | 'text' | 'link', string>) {
  return (
    <div className="mb-6">
      <Alert title={title}>
        {text}{' '}
        <a
          href={`#${id}`}
          className="text-link"
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(id)?.focus()
          }}
        >
          {link}
        </a>
      </Alert>
    </div>
  )
}
