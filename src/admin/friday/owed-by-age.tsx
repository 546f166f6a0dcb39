import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { listOfAge } from '@/services/office/money-owed'
import type { MoneyOwed } from '@/services/office/money-owed'
import { moneyText } from '../money-text'

type Props = { owed: MoneyOwed[]; now: Date }

/** What is owed as one line to scale, divided by how long it has been due. */
export async function OwedByAge({ owed, now }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeFriday.owed' })
  return (
    <section aria-labelledby="friday-owed">
      <h2 id="friday-owed">{t('title')}</h2>
      {owed.length === 0 ? <p>{t('nothing')}</p> : null}
      {owed.map(({ currency, total, ofAge }) => (
        <div key={currency}>
          <p>{t('total', { amount: moneyText(total, currency) })}</p>
          <ul className="friday-owed">
            {ofAge.map(({ age, count, sum }) =>
              count === 0 ? null : (
                <li key={age} className={`friday-${age}`} style={{ flexGrow: sum / total }}>
                  <a href={listOfAge(age, now)}>
                    <span>{t(`ages.${age}`)}</span>
                    <strong>{moneyText(sum, currency)}</strong>
                    <small>{t('count', { count })}</small>
                  </a>
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </section>
  )
}
