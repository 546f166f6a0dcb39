'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/config/locales'
import type { PriceEngine } from './price-engine'

const engines = new Map<Locale, Promise<PriceEngine | null>>()

/** The code and the tables of prices, which weigh more than a page: fetched once somebody wants a price. */
function fetchEngine(locale: Locale): Promise<PriceEngine | null> {
  const known = engines.get(locale)
  if (known !== undefined) return known
  const starting = import('./price-engine')
    .then(({ startEngine }) => startEngine(locale))
    .catch(() => null)
  engines.set(locale, starting)
  void starting.then((engine) => {
    if (!engine?.hasPrices) engines.delete(locale)
  })
  return starting
}

/** Null until it is wanted and has come, and where it did not come: a page is whole without it. */
export function usePriceEngine(locale: Locale, isWanted: boolean): PriceEngine | null {
  const [engine, setEngine] = useState<PriceEngine | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let current = true
    void fetchEngine(locale).then((started) => {
      if (current) setEngine(started)
    })
    return () => {
      current = false
    }
  }, [locale, isWanted])
  return engine
}
