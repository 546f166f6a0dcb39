import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'

type Props = { locale: Locale; id: number; name: string }

const actions = [
  { key: 'edit', anchor: '' },
  { key: 'logs', anchor: '#field-logs' },
  { key: 'tags', anchor: '' },
  { key: 'delete', anchor: '' },
] as const

/** The admin's screens for one customer; deleting asks there, in its menu. */
export async function CustomerActions({ locale, id, name }: Props) {
  const t = await getTranslations({ locale, namespace: 'crm' })
  return (
    <ul className="flex flex-wrap gap-x-4 xl:flex-nowrap xl:justify-end xl:gap-x-3">
      {actions.map(({ key, anchor }) => (
        <li key={key}>
          <Link
            prefetch={false}
            href={`/admin/collections/customers/${id}${anchor}`}
            aria-label={t(`${key}Label`, { name })}
            className="inline-flex min-h-11 items-center text-link"
          >
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
