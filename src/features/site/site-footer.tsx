import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'

export async function SiteFooter({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common' })
  return (
    <footer className="bg-edge-ink text-ground print:hidden">
      <div className="page py-10 text-small text-stone">
        {t('footer.rights', { year: new Date().getFullYear(), company: t('companyName') })}
      </div>
    </footer>
  )
}
