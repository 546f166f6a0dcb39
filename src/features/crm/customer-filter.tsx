import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { firstCustomerList } from '@/domain/customer/customer-list-query'
import type { CustomerListQuery } from '@/domain/customer/customer-list-query'
import { customerStatuses } from '@/domain/customer/customer-status'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'

type Props = { locale: Locale; query: CustomerListQuery }

/** Search and status as a plain form: what it finds has an address, and works without scripts. */
export async function CustomerFilter({ locale, query }: Props) {
  const t = await getTranslations({ locale, namespace: 'crm' })
  const isFiltered = query.search !== '' || query.status !== null
  const sort = `${query.descending ? '-' : ''}${query.sortBy}`
  return (
    <form
      role="search"
      method="get"
      action={localHref(locale, '/crm-dashboard')}
      // A new list is a new form: the fields show what the address says.
      key={`${query.search} ${query.status}`}
      className="mt-10 mb-8 grid items-end gap-5 border-y border-rule py-6 md:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      {sort === `-${firstCustomerList.sortBy}` ? null : (
        <input type="hidden" name="sort" value={sort} />
      )}
      <TextField
        label={t('search')}
        aside={t('searchHint')}
        type="search"
        name="search"
        maxLength={100}
        defaultValue={query.search}
      />
      <SelectField label={t('status')} name="status" defaultValue={query.status ?? ''}>
        <option value="">{t('allStatuses')}</option>
        {customerStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`statuses.${status}`)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" size="large">
          {t('apply')}
        </Button>
        {isFiltered ? (
          <Link href={localHref(locale, '/crm-dashboard')} className="py-3 text-link">
            {t('clear')}
          </Link>
        ) : null}
      </div>
    </form>
  )
}
