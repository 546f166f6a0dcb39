import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { MoneyOfCustomer } from '@/services/customers/money-of-customer'
import { moneyText } from '../money-text'

/** What was agreed on as one line, the part that is paid to scale; nothing where nothing was agreed. */
export async function MoneyStrip({ money }: { money: MoneyOfCustomer[] }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeCustomer.money' })
  return money.map(({ currency, agreed, paid, givenBack, left, owedNow }) => {
    const text = (amount: number) => moneyText(amount, currency)
    return (
      <div key={currency} className="story-money">
        <h2 className="office-heading">{t('title')}</h2>
        <p className="story-line" aria-hidden="true">
          <span style={{ width: `${(100 * paid) / agreed}%` }} />
        </p>
        <dl>
          <div>
            <dt>{t('paid')}</dt>
            <dd>{text(paid)}</dd>
          </div>
          {givenBack > 0 ? (
            <div>
              <dt>{t('givenBack')}</dt>
              <dd>{text(givenBack)}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t('left')}</dt>
            <dd>
              {text(left)}
              {owedNow > 0 ? <small>{t('owedNow', { amount: text(owedNow) })}</small> : null}
            </dd>
          </div>
          <div>
            <dt>{t('agreed')}</dt>
            <dd>{text(agreed)}</dd>
          </div>
        </dl>
      </div>
    )
  })
}
