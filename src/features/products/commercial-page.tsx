import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { buttonClasses } from '@/ui/button'
import { PageOpening } from '@/ui/page/page-opening'
import { CommercialServices } from './commercial-services'
import { SectionTitle } from '@/ui/page/section-title'

type Props = { locale: Locale; title: string; lead: string; aside: ReactNode }

/** What commercial pages are born with, until staff have written them. */
export async function CommercialPage({ locale, title, lead, aside }: Props) {
  const t = await getTranslations({ locale, namespace: 'products.commercial' })
  const custom = (
    <Link href={localHref(locale, '/contact')} className={buttonClasses('outline', 'large')}>
      {t('custom')}
    </Link>
  )
  return (
    <>
      <PageOpening title={title} lead={lead} aside={aside}>
        {custom}
      </PageOpening>
      <CommercialServices locale={locale} className="pb-24 lg:pb-32" />
      <section className="bg-edge-tint py-20 lg:py-28">
        <div className="page flex flex-wrap items-end justify-between gap-8">
          <SectionTitle title={t('customTitle')}>{t('customText')}</SectionTitle>
          {custom}
        </div>
      </section>
    </>
  )
}
