import { useTranslations } from 'next-intl'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'

/** Leads whoever booked a visit to its page; the address is a secret of its owner. */
export function ChangeVisit({ locale, page }: { locale: Locale; page: string }) {
  const t = useTranslations('job.progress')
  return (
    <a
      href={localHref(locale, page)}
      className="inline-flex min-h-11 items-center text-link print:hidden"
    >
      {t('changeVisit')}
    </a>
  )
}
