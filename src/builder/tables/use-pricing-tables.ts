'use client'

import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { noTables } from '@/domain/pricing/tables-shape'
import type { PricingTables } from '@/domain/pricing/types'
import { notifyError } from '@/ui/toast'
import { askTables } from './asked-tables'

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
    void askTables(locale).then((loaded) => {
      if (!current) return
      setTables(loaded.ok ? loaded.tables : noTables)
      if (loaded.ok) return
      notifyError({ title: t('fetching'), text: loaded.message ?? t('fetchingText') })
    })
    return () => {
      current = false
    }
  }, [t, locale])

  return tables
}
