'use client'

import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { PricingTables } from '@/domain/pricing/types'
import { notifyError } from '@/ui/toast'
import { loadTables } from './load-tables'
import type { LoadedTables } from './load-tables'

let loading: Promise<LoadedTables> | undefined

/** The pricing tables, fetched once a visit; null while they are on their way. */
export function usePricingTables(): PricingTables | null {
  const t = useTranslations('quote.errors')
  const [tables, setTables] = useState<PricingTables | null>(null)

  useEffect(() => {
    let current = true
    loading ??= loadTables()
    void loading.then((loaded) => {
      if (!current) return
      setTables(loaded.tables)
      if (loaded.failed.length === 0) return
      // The next flow that opens tries again.
      loading = undefined
      for (const { table, message } of loaded.failed) {
        notifyError({ title: t('fetching', { table }), text: message })
      }
    })
    return () => {
      current = false
    }
  }, [t])

  return tables
}
