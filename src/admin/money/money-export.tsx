import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'

/** Where the administrator fetches the bookkeeper's table, of this month unless told otherwise. */
export async function MoneyExport({ now }: { now: Date }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.export' })
  const today = shopDayOf(now, timeZone)
  return (
    <form action="/api/payments/export" method="get" aria-labelledby="office-export">
      <h3 id="office-export" className="office-heading">
        {t('title')}
      </h3>
      <p className="office-note">{t('note')}</p>
      <div className="office-export">
        <label>
          {t('from')}
          <input
            className="office-input"
            type="date"
            name="from"
            required
            max={today}
            defaultValue={`${today.slice(0, 8)}01`}
          />
        </label>
        <label>
          {t('to')}
          <input
            className="office-input"
            type="date"
            name="to"
            required
            max={today}
            defaultValue={today}
          />
        </label>
        <button type="submit" className="btn btn--style-secondary btn--size-small">
          {t('get')}
        </button>
        <button
          type="submit"
          formAction="/api/payments/taxes"
          className="btn btn--style-secondary btn--size-small"
        >
          {t('taxes')}
        </button>
      </div>
    </form>
  )
}
