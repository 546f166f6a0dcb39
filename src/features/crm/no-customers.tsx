import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'

/** The empty list: nobody yet, or nobody like that. */
export async function NoCustomers({ locale, anybody }: { locale: Locale; anybody: boolean }) {
  const t = await getTranslations({ locale, namespace: 'crm' })
  return (
    <div className="border-b border-rule py-12">
      <p className="font-display text-h3">{t(anybody ? 'noMatchTitle' : 'emptyTitle')}</p>
      <p className="mt-2 max-w-md text-text-second">{t(anybody ? 'noMatchText' : 'emptyText')}</p>
    </div>
  )
}
