import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import { buttonClasses } from '@/ui/button'

export default async function NotFound() {
  const locale = await getLocale()
  const t = await getTranslations('common.notFound')
  return (
    <div className="page grid min-h-[60vh] content-center justify-items-start gap-6 py-24">
      <h1 className="text-h2 md:text-h1">{t('title')}</h1>
      <p className="max-w-[60ch] text-text-second">{t('text')}</p>
      <Link href={localHref(locale, '/')} className={buttonClasses('outline')}>
        {t('home')}
      </Link>
    </div>
  )
}
