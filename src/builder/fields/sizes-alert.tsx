'use client'

import { useTranslations } from 'next-intl'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { Alert } from '@/ui/alert'
import { sizeFieldId } from './size-fields'

/** What stops the way to the price, with a link to the field that does. */
export function SizesAlert({ field }: { field: PaneField }) {
  const t = useTranslations('quote.errors.dimensions')
  const d = useTranslations('quote.dimension')
  const id = sizeFieldId(field)
  return (
    <div className="mb-6">
      <Alert title={t('title')}>
        {t('text')}{' '}
        <a
          href={`#${id}`}
          className="text-link"
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(id)?.focus()
          }}
        >
          {t('goTo', { field: d(field).toLowerCase() })}
        </a>
      </Alert>
    </div>
  )
}
