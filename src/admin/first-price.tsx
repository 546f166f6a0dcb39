import { getTranslations } from 'next-intl/server'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { wayToFirstPrice } from '@/services/office/first-price'
import type { FirstPriceStep, WayToFirstPrice } from '@/services/office/first-price'
import { actorOf } from './actor-of'
import { moneyText } from './money-text'

type Props = Pick<AdminViewServerProps, 'payload' | 'user'>

const screens: Record<FirstPriceStep, string> = {
  company: '/admin/globals/company',
  region: '/admin/collections/regions/create',
  glassType: '/admin/collections/glass-types/create',
  finish: '/admin/collections/glass-finishes/create',
  factor: '/admin/collections/installation-factors/create',
  taxRule: '/admin/collections/tax-rules/create',
  settings: '/admin/globals/pricing-settings',
}

/** Leads the owner of an empty database to the first price, and goes once nothing is missing. */
export async function FirstPrice({ payload, user }: Props) {
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const way = await wayToFirstPrice({ ctx }).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'The dashboard could not read the price list' })
    return null
  })
  if (way === null) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.firstPrice' })
  return (
    <section className="office-today" aria-labelledby="office-first-price">
      <div className="office-queue">
        <h2 id="office-first-price" className="office-heading">
          {t('title')}
        </h2>
        <p className="office-note">{t('lead')}</p>
        <ol className="office-steps">
          {way.steps.map(({ step, isDone }) => (
            <li key={step}>
              {isDone ? (
                <span>
                  <span aria-hidden="true">✓ </span>
                  {t('done', { step: t(`steps.${step}.title`) })}
                </span>
              ) : (
                <>
                  <a href={screens[step]}>{t(`steps.${step}.title`)}</a>
                  <span>{t(`steps.${step}.text`)}</span>
                </>
              )}
            </li>
          ))}
        </ol>
        <Example {...way} />
      </div>
    </section>
  )
}

async function Example({ example, steps }: WayToFirstPrice) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.firstPrice' })
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
