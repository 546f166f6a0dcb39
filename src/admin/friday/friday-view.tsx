import { isAdmin } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { siteFormatter } from '@/i18n/site-formatter'
import { howItWent } from '@/services/office/how-it-went'
import { administrators } from '@/services/office/administrators'
import { moneyOwed } from '@/services/office/money-owed'
import { taxesByPlace } from '@/services/payments/taxes-by-place'
import { actorOf } from '../actor-of'
import { AdminPage, SaidAlone } from '../admin-page'
import { MoneyExport } from '../money/money-export'
import { MonthsTable } from './months-table'
import { OwedByAge } from './owed-by-age'
import { Reasons } from './reasons'
import { TaxesElsewhere } from './taxes-elsewhere'
import { TaxesTable } from './taxes-table'
import { WeeksTable } from './weeks-table'

/** `/admin/friday`: what became of quotes, this month beside last. */
export async function FridayView(props: AdminViewServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeFriday' })
  const { payload, user } = props.initPageResult.req
  return (
    <AdminPage {...props} className="friday-gutter" name={t('title')}>
      <Friday payload={payload} {...(user ? { user } : {})} />
    </AdminPage>
  )
}

async function Friday({ payload, user }: Pick<AdminViewServerProps, 'payload' | 'user'>) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeFriday' })
  const now = new Date()
  const ctx = { payload, actor: actorOf(user), now: () => now, payments: null }
  const read = await Promise.all([
    howItWent({ ctx }),
    moneyOwed({ ctx }),
    taxesByPlace(ctx),
    isAdmin(ctx.actor) ? [] : administrators(payload),
  ]).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'What became of quotes could not be read' })
    return 'failed' as const
  })
  if (read === 'failed') return <SaidAlone title={t('title')}>{t('failed')}</SaidAlone>
  const [went, owed, taxes, whomToAsk] = read
  if (went === null || owed === null) {
    return <SaidAlone title={t('title')}>{t('closedDoor')}</SaidAlone>
  }
  const { dateTime } = siteFormatter(defaultLocale)
  return (
    <div className="friday">
      <div className="office-today-head">
        <h1>{t('title')}</h1>
        <p>{dateTime(now, { weekday: 'long', month: 'long', day: 'numeric' })}</p>
      </div>
      <MonthsTable months={went.months} />
      <OwedByAge owed={owed} now={now} />
      <WeeksTable weeks={went.weeks} />
      <Reasons reasons={went.reasons} />
      {taxes === null ? (
        <TaxesElsewhere people={whomToAsk} />
      ) : (
        <>
          <TaxesTable lines={taxes} />
          <MoneyExport now={now} />
        </>
      )}
    </div>
  )
}
