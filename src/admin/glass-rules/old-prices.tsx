import { getTranslations } from 'next-intl/server'
import type { ListViewServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { oldPrices } from '@/services/glass-rules/old-prices'
import { actorOf } from '../actor-of'
import { dateText } from '../money-text'

const named = 5

/** Above a list of prices: those of all lists that nobody has looked at for long. */
export async function OldPrices({ payload, user }: Pick<ListViewServerProps, 'payload' | 'user'>) {
  const verdict = await oldPrices({ payload, actor: actorOf(user), now: () => new Date() })
  if (verdict === null) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.oldPrices' })
  const more = verdict.prices.length - named
  return (
    <aside className="office-preview" aria-label={verdict.title}>
      <h3 className="office-heading">{verdict.title}</h3>
      <p className="office-note">{verdict.reason}</p>
      <ul>
        {verdict.prices.slice(0, named).map(({ table, id, name, savedAt }) => (
          <li key={`${table}/${id}`}>
            <a href={`/admin/collections/${table}/${id}`}>{name}</a>{' '}
            {t('saved', { date: dateText(savedAt) })}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="office-note">{t('more', { count: more })}</p> : null}
    </aside>
  )
}
