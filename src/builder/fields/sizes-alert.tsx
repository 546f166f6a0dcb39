'use client'

import { useTranslations } from 'next-intl'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { Alert } from '@/ui/alert'
import { sizeFieldId } from './size-fields'

type Props = { field: PaneField; pane?: number; owner?: string | undefined }

/** What stops the way to the price, with a link to the field that does. */
export function SizesAlert({ field, pane = 0, owner }: Props) {
  const t = useTranslations('quote.errors.dimensions')
  const d = useTranslations('quote.dimension')
  const id = sizeFieldId(field, pane)
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
          {owner
            ? t('goToOf', { owner, field: d(field).toLowerCase() })
            : t('goTo', { field: d(field).toLowerCase() })}
        </a>
      </Alert>
    </div>
  )
}
