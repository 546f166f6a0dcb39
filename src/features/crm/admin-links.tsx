import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'

const screens = [
  { key: 'quotes', path: 'collections/quotes' },
  { key: 'payments', path: 'collections/payments' },
  { key: 'inquiries', path: 'collections/inquiries' },
  { key: 'costs', path: 'collections/glass-types' },
  { key: 'finishes', path: 'collections/glass-finishes' },
  { key: 'hardware', path: 'collections/hardware' },
  { key: 'multipliers', path: 'collections/installation-factors' },
  { key: 'margins', path: 'globals/pricing-settings' },
  { key: 'regions', path: 'collections/regions' },
  { key: 'tax', path: 'collections/tax-rules' },
] as const

/** What the administrator manages besides customers, each with its working screen. */
export async function AdminLinks({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'crm.admin' })
  return (
    <section aria-labelledby="admin-heading" className="mt-20">
      <h2 id="admin-heading" className="text-title">
        {t('heading')}
      </h2>
      <p className="mt-2 text-text-second">{t('lead')}</p>
      <ul className="mt-6 grid border-t border-rule md:grid-cols-2 md:gap-x-16">
        {screens.map(({ key, path }) => (
          <li key={key} className="border-b border-rule py-4">
            <Link
              prefetch={false}
              href={`/admin/${path}`}
              className="inline-flex min-h-8 items-center font-semibold text-link"
            >
              {t(`${key}.title`)}
            </Link>
            <p className="text-text-second">{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
