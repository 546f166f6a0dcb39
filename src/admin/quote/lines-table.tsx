import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'

type Props = {
  currency: string
  sums: readonly { label: string; amount: string }[]
  total: string
  /** A row for each line. */
  children: ReactNode
}

/** The lines of a price, and below them how they add up. */
export async function LinesTable({ currency, sums, total, children }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.quote' })
  return (
    <table className="office-lines">
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('amount', { currency })}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
      <tfoot>
        {sums.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row" colSpan={2}>
              {label}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr className="office-total">
          <th scope="row" colSpan={2}>
            {t('total')}
          </th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  )
}
