'use client'

import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import type { Locale } from '@/config/locales'
import type { PricingTables } from '@/domain/pricing/types'
import { notifyError } from '@/ui/toast'
import { loadTables } from './load-tables'
import type { LoadedTables } from './load-tables'

const loading = new Map<Locale, Promise<LoadedTables>>()
const incomplete = new WeakSet<PricingTables>()

/** Whether a list failed to come: an empty one then says nothing about the price list. */
export function areTablesIncomplete(tables: PricingTables): boolean {
  return incomplete.has(tables)
}

/** The pricing tables, fetched once a visit; null while they are on their way. */
export function usePricingTables(): PricingTables | null {
  const t = useTranslations('quote.errors')
  const locale = useLocale()
  const [tables, setTables] = useState<PricingTables | null>(null)

  useEffect(() => {
    let current = true
    const asked = loading.get(locale) ?? loadTables(locale)
    loading.set(locale, asked)
    void asked.then((loaded) => {
      if (!current) return
      if (loaded.failed.length > 0) incomplete.add(loaded.tables)
      setTables(loaded.tables)
      if (loaded.failed.length === 0) return
      // The next flow that opens tries again.
      loading.delete(locale)
      // At most one toast is seen, so it names every table that is missing.
      const others = loaded.failed.filter(({ table }) => table !== 'tax_rules')
      if (others.length === 0) return notifyError({ title: t('taxRule'), text: t('taxRuleText') })
      const table = others.map((failure) => failure.table).join(', ')
      const message = [...new Set(others.map((failure) => failure.message))].join(', ')
      notifyError({ title: t('fetching', { table }), text: t('fetchingText', { message }) })
    })
    return () => {
      current = false
    }
  }, [t, locale])

  return tables
}
