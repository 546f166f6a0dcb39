import { getTranslations } from 'next-intl/server'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { firstDay, putAwayKey } from '@/services/office/first-day'
import type { FirstDayStep } from '@/services/office/first-day'
import type { WayToFirstPrice } from '@/services/office/first-price'
import { contextOfSite } from '@/services/request-context'
import { actorOf } from '../actor-of'
import { moneyText } from '../money-text'
import { PutAway } from './put-away'

type Props = Pick<AdminViewServerProps, 'payload' | 'user'>

/** Where each is entered; card payment is set up where the site runs. */
const screens: Record<FirstDayStep, string | null> = {
  company: '/admin/globals/company',
  region: '/admin/collections/regions/create',
  glassType: '/admin/collections/glass-types/create',
  finish: '/admin/collections/glass-finishes/create',
  factor: '/admin/collections/installation-factors/create',
  taxRule: '/admin/collections/tax-rules/create',
  settings: '/admin/globals/pricing-settings',
  card: null,
  quote: '/office/quotes/new',
}

/** Leads the owner of an empty database to the first customer, and goes once nothing is missing. */
export async function FirstDay({ payload, user }: Props) {
  const ctx = { ...(await contextOfSite()), actor: actorOf(user) }
  const day = await firstDay({ ctx }).catch((error: unknown) => {
    payload.logger.error({
      err: error,
      msg: 'The dashboard could not read how far the shop is set up',
    })
    return null
  })
  if (day === null) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.firstDay' })
  return (
    <section className="office-today" aria-labelledby="office-first-day">
      <div className="office-queue">
        <h2 id="office-first-day" className="office-heading">
          {t('title')}
        </h2>
        <p className="office-note">{t('lead', { whole: user?.role === 'admin' ? 'yes' : 'no' })}</p>
        <ol className="office-steps">
          {day.steps.map(({ step, isDone }) => (
            <li key={step}>
              {isDone ? (
                <span>
                  <span aria-hidden="true">✓ </span>
                  {t('done', { step: t(`steps.${step}.title`) })}
                </span>
              ) : (
                <>
                  <Screen href={screens[step]} title={t(`steps.${step}.title`)} />
                  <span>{t(`steps.${step}.text`)}</span>
                </>
              )}
            </li>
          ))}
        </ol>
        {day.prices ? <Example {...day.prices} /> : null}
        <PutAway name={putAwayKey} texts={{ away: t('putAway'), failed: t('notPutAway') }} />
      </div>
    </section>
  )
}

function Screen({ href, title }: { href: string | null; title: string }) {
  return href === null ? <strong>{title}</strong> : <a href={href}>{title}</a>
}

async function Example({ example, steps }: WayToFirstPrice) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.firstDay' })
  if (example === null) return <p>{t('noneYet')}</p>
  const { request, quote, glassName, widthIn, heightIn } = example
  const query = new URLSearchParams({
    serviceType: request.serviceType,
    width: `${widthIn}"`,
    height: `${heightIn}"`,
  })
  const isUntaxed = steps.some(({ step, isDone }) => step === 'taxRule' && !isDone)
  return (
    <>
      <p>
        {t('example', {
          glass: glassName,
          width: widthIn,
          height: heightIn,
          total: moneyText(quote.totalCost, quote.currencyCode),
          margin: quote.profitMarginAppliedPercentage,
        })}{' '}
        <a href={`/get-quote?${query.toString()}`}>{t('try')}</a>
      </p>
      {isUntaxed ? <p className="office-alarm">{t('untaxed')}</p> : null}
    </>
  )
}
