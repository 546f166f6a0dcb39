'use client'

import { useTranslations } from 'next-intl'
import type { StaffVerdict } from '@/services/glass-rules/old-prices'
import { Alert } from '@/ui/alert'

/** What the rules tell those who work here and never a customer, with the rows of the price list that it is of. */
export function StaffNotes({ verdicts }: { verdicts: readonly StaffVerdict[] }) {
  const t = useTranslations('officeQuote.staffNotes')
  return verdicts.map(({ rule, title, reason, prices }) => (
    <Alert key={rule} tone="notice" title={t('onlyYou')}>
      <p className="font-semibold">{title}</p>
      <p>{reason}</p>
      <ul className="mt-1 list-disc pl-5 text-small">
        {prices.map(({ table, id, name }) => (
          <li key={`${table}/${id}`}>
            <a
              href={`/admin/collections/${table}/${id}`}
              target="_blank"
              className="inline-block py-1 text-link"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  ))
}
