import { useTranslations } from 'next-intl'

/** The section of the building code behind a rule, for who wants it. */
export function RuleSource({ section }: { section: string }) {
  const t = useTranslations('quote.verdicts')
  return (
    <details className="text-small text-text-second print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {t('sourceOf')}
      </summary>
      <p>{t('source', { source: section })}</p>
    </details>
  )
}
