import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import type { GeneralField } from '@/builder/general/general-request'
import { generalFieldId } from '@/builder/general/general-fields'

const labels = {
  regionId: 'region',
  glassTypeId: 'glassType',
  finishId: 'finish',
  thicknessMm: 'thickness',
  complexityFactorId: 'complexity',
  width: 'width',
  height: 'height',
} as const satisfies Record<GeneralField, string>

/** What is missing, in the specification's words, with a link to each field. */
export function MissingAlert({ missing }: { missing: readonly GeneralField[] }) {
  const e = useTranslations('quote.errors.missing')
  const t = useTranslations('quote.general')
  const d = useTranslations('quote.dimension')
  if (missing.length === 0) return null
  return (
    <Alert title={e('title')}>
      {e('text')}
      <span className="mt-1 flex flex-wrap gap-x-4">
        {missing.map((field) => (
          <a
            key={field}
            href={`#${generalFieldId(field)}`}
            onClick={(event) => {
              event.preventDefault()
              document.getElementById(generalFieldId(field))?.focus()
            }}
            className="inline-flex min-h-8 items-center text-link"
          >
            {field === 'width' || field === 'height' ? d(field) : t(labels[field])}
          </a>
        ))}
      </span>
    </Alert>
  )
}
