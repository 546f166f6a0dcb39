import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { minorToMajor } from '@/domain/money/money'
import { partNames } from '@/services/payments/tax-lines'
import type { TaxLine } from '@/services/payments/tax-lines'
import { moneyText } from '../money-text'

const dimensions = ['place', 'use', 'job'] as const

/** The taxes by place to read, of this month so far: what was never asked for stands out. */
export async function TaxesTable({ lines }: { lines: TaxLine[] }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.taxReport' })
  return (
    <section aria-labelledby="friday-taxes">
      <h2 id="friday-taxes">{t('title')}</h2>
      {lines.length === 0 ? (
        <p className="office-note">{t('none')}</p>
      ) : (
        <div className="friday-wide" role="group" aria-labelledby="friday-taxes" tabIndex={0}>
          <table className="friday-table">
            <thead>
              <tr>
                {[...dimensions, ...partNames].map((column) => (
                  <th key={column} scope="col">
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ place, use, job, currency, parts }) => (
                <tr key={`${place} ${use} ${job} ${currency}`}>
                  <th scope="row">{place || <em>{t('noPlace')}</em>}</th>
                  <td>{use ? t(`uses.${use}`) : <em>{t('notAsked')}</em>}</td>
                  <td>{job ? t(`jobs.${job}`) : <em>{t('notAsked')}</em>}</td>
                  {partNames.map((name) => (
                    <td key={name}>{moneyText(minorToMajor(parts[name], currency), currency)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
