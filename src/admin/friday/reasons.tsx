import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { ReasonOfNo } from '@/services/office/reasons-of-no'
import { moneyText } from '../money-text'

/** Those who said no this month, in their words. */
export async function Reasons({ reasons }: { reasons: ReasonOfNo[] }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeFriday.reasons' })
  return (
    <section aria-labelledby="friday-reasons">
      <h2 id="friday-reasons">{t('title')}</h2>
      {reasons.length === 0 ? <p>{t('none')}</p> : null}
      <ul className="friday-reasons">
        {reasons.map(({ quoteId, number, customer, total, currency, reason }) => (
          <li key={quoteId}>
            <p>{reason ?? <em>{t('silent')}</em>}</p>
            <p>
              <a href={`/admin/collections/quotes/${quoteId}`}>{number}</a>
              {` · ${customer} · ${moneyText(total, currency)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
