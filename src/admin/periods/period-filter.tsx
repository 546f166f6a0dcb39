import { slugs } from '@collections/slugs'
import type { BeforeListTableServerProps } from 'payload'
import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { shopPeriods, spanOf } from '@/domain/job/shop-periods'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { PeriodLinks } from './period-links'

/** By which moment rows are of a day, where a list is looked through by days. */
const moments = {
  [slugs.quotes]: 'createdAt',
  [slugs.payments]: 'paidAt',
  [slugs.inquiries]: 'createdAt',
  [slugs.customers]: 'createdAt',
  [slugs.visits]: 'start',
  [slugs.tasks]: 'dueOn',
} as const

function isDated(slug: string): slug is keyof typeof moments {
  return slug in moments
}

/** Above a list: what is of today, this week or this month, counted anew each time it is opened. */
export async function PeriodFilter({ collectionConfig: { slug } }: BeforeListTableServerProps) {
  if (!isDated(slug)) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.periods' })
  const field = moments[slug]
  const today = shopDayOf(new Date(), timeZone)
  return (
    <PeriodLinks
      list={slug}
      field={field}
      label={t(`of.${field}`)}
      all={t('all')}
      spans={shopPeriods.map((period) => ({
        text: t(period),
        ...spanOf(period, today, timeZone),
      }))}
    />
  )
}
