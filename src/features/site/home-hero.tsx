import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { buttonClasses } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'

export async function HomeHero({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' })
  return (
    <section className="bg-edge-ink text-ground">
      <div className="page grid min-h-[34rem] content-center gap-8 py-24">
        <DimensionLine className="max-w-xl text-edge-tint">1/16″</DimensionLine>
        <h1 className="max-w-2xl text-h2 md:text-[4.75rem] md:leading-none">{t('title')}</h1>
        <p className="max-w-xl text-lead text-stone">{t('lead')}</p>
        <div>
          <Link href={localHref(locale, '/get-quote')} className={buttonClasses('sun', 'large')}>
            {t('priceNow')}
          </Link>
        </div>
      </div>
    </section>
  )
}
