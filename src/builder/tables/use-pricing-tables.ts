'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { noTables } from '@/domain/pricing/tables-shape'
import type { PricingTables } from '@/domain/pricing/types'
import { notifyError } from '@/ui/toast'
import { askTables, askTablesAnew } from './asked-tables'

/** Whether the tables failed to come: that they are empty then says nothing about the price list. */
export function areTablesMissing(tables: PricingTables): boolean {
  return tables === noTables
}

/** The pricing tables, fetched once a visit; null while they are on their way. */
export function usePricingTables(): PricingTables | null {
  return useTables().tables
}

/** Tables this young are not asked for again. */
const freshMs = 60_000

/** The same, asked for anew whenever somebody comes back to the page, and where a price says that they are old. */
export function useFreshTables(): { tables: PricingTables | null; renew: () => void } {
  const { tables, take } = useTables()
  const locale = useLocale()
  const renew = useCallback(() => {
    void askTablesAnew(locale).then((loaded) => {
      if (loaded.ok) take(loaded.tables)
    })
  }, [locale, take])
  const lookedAt = useRef(0)
  useEffect(() => {
    lookedAt.current = Date.now()
    function onReturn() {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt.current < freshMs) return
      lookedAt.current = Date.now()
      renew()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [renew])
  return { tables, renew }
}

function useTables() {
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

  /** What is the same stays the same object: nothing is worked out anew for it. */
  const take = useCallback((fresh: PricingTables) => {
    setTables((before) => (JSON.stringify(before) === JSON.stringify(fresh) ? before : fresh))
  }, [])

  return { tables, take }
}
