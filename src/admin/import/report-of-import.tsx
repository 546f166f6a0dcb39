import { useTranslations } from 'next-intl'
import type { Duplicate, ImportReport } from '@/services/customers/import-customers'

/** What a table would do, or did: how many are new, and each line that is left out with why. */
export function ReportOfImport({ report }: { report: ImportReport }) {
  const t = useTranslations('officeInOut.import')
  const { ready, refused, duplicates, ignored, isWritten } = report
  return (
    <section aria-label={t('result')}>
      <p className="import-sum" role="status">
        {t(isWritten ? 'written' : 'ready', { count: ready })}
      </p>
      {ignored.length > 0 ? <p>{t('ignored', { columns: ignored.join(', ') })}</p> : null}
      {refused.length > 0 ? (
        <>
          <h2>{t('refused', { count: refused.length })}</h2>
          <ul>
            {refused.map(({ line, name, problems }) => (
              <li key={line}>
                <strong>{t('line', { line })}</strong> {name}{' '}
                <span>{problems.map((problem) => t(`problems.${problem}`)).join(' ')}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {duplicates.length > 0 ? (
        <>
          <h2>{t('duplicates', { count: duplicates.length })}</h2>
          <ul>
            {duplicates.map((duplicate) => (
              <li key={duplicate.line}>
                <strong>{t('line', { line: duplicate.line })}</strong> {duplicate.name}{' '}
                <Twin {...duplicate} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

function Twin({ by, of }: Duplicate) {
  const t = useTranslations('officeInOut.import')
  const key = t(`by.${by}`)
  if ('line' in of) return <span>{t('twinLine', { key, line: of.line })}</span>
  return (
    <span>
      {t('twin', { key })} <a href={`/admin/collections/customers/${of.customerId}`}>{of.name}</a>
    </span>
  )
}
