import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'

import { DeleteCustomer } from './delete-customer'

type Props = { locale: Locale; id: number; name: string }

const actions = [
  { key: 'edit', anchor: '' },
  { key: 'logs', anchor: '#customer-notes' },
  { key: 'tags', anchor: '#field-tags' },
] as const

/** The admin's screens for one customer, and taking him off the list. */
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
      <li>
        <DeleteCustomer
          id={id}
          texts={{
            button: t('delete'),
            label: t('deleteLabel', { name }),
            title: t('deletion.title', { name }),
            text: t('deletion.text'),
            keep: t('deletion.keep'),
            close: t('deletion.close'),
            done: t('deletion.done', { name }),
            failed: t('deletion.failed'),
          }}
        />
      </li>
    </ul>
  )
}
