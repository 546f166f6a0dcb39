'use client'

import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import type { Locale } from '@/config/locales'
import { noTables } from '@/domain/pricing/tables-shape'
import type { PricingTables } from '@/domain/pricing/types'
import { notifyError } from '@/ui/toast'
import { loadTables } from './load-tables'
import type { LoadedTables } from './load-tables'

const loading = new Map<Locale, Promise<LoadedTables>>()

/** Whether the tables failed to come: that they are empty then says nothing about the price list. */
export function areTablesMissing(tables: PricingTables): boolean {
  return tables === noTables
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
      setTables(loaded.ok ? loaded.tables : noTables)
      if (loaded.ok) return
      // The next flow that opens tries again.
      loading.delete(locale)
      notifyError({ title: t('fetching'), text: loaded.message ?? t('fetchingText') })
    })
    return () => {
      current = false
    }
  }, [t, locale])

  return tables
}
