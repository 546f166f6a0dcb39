import { useLocale, useTranslations } from 'next-intl'
import { localHref } from '@/config/locales'
import type { Lack } from '@/domain/pricing/offered'
import type { PricingTables } from '@/domain/pricing/types'
import { Alert } from '@/ui/alert'
import type { BuilderCompany } from '../company'
import { CallAndText } from '../page/call-and-text'
import { areTablesMissing } from '@/builder/tables/use-pricing-tables'

type Props = { lack: Lack | null; tables: PricingTables | null; company: BuilderCompany }

/** Says why there is no price online, and how to get one: nobody is left to wait for a figure. */
export function Unpriced({ lack, tables, company }: Props) {
  const t = useTranslations('quote.unpriced')
  const locale = useLocale()
  if (lack === null || tables === null) return null
  return (
    <div className="mt-8">
      <Alert tone="notice" title={t('title')}>
        <p>{areTablesMissing(tables) ? t('incomplete') : t(`lack.${lack}`)}</p>
        <p className="mt-1">{t('ask')}</p>
        <a
          href={localHref(locale, '/contact')}
          className="inline-flex min-h-11 items-center text-link"
        >
          {t('form')}
        </a>
        <a
          href={localHref(locale, '/book-visit')}
          className="ml-6 inline-flex min-h-11 items-center text-link"
        >
          {t('visit')}
        </a>
        <CallAndText company={company} look="plain" />
      </Alert>
    </div>
  )
}
