'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { timeText } from '../money-text'

/** When a row was made and changed, by the shop's clock: the platform's own line is that of the browser. */
export function RowTimes() {
  const { t } = useTranslation()
  const { savedDocumentData } = useDocumentInfo()
  const { updatedAt, createdAt } = savedDocumentData ?? {}
  return (
    <dl className="office-row-times">
      {typeof updatedAt === 'string' ? (
        <div>
          <dt>{t('general:lastModified')}</dt>
          <dd>{timeText(updatedAt)}</dd>
        </div>
      ) : null}
      {typeof createdAt === 'string' ? (
        <div>
          <dt>{t('general:created')}</dt>
          <dd>{timeText(createdAt)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
