'use client'

import { useListQuery } from '@payloadcms/ui'
import { useEffect } from 'react'
import { timeZone } from '@/i18n/time-zone'
import { byShopDay } from './by-shop-day'

/** Puts a day that was just picked into the shop's time; the address, and what is exported or kept, has it so. */
export function ShopDays({ paths }: { paths: string[] }) {
  const { query, handleWhereChange } = useListQuery()
  useEffect(() => {
    const where = query.where ? byShopDay(query.where, paths, timeZone) : null
    if (where !== null) void handleWhereChange?.(where)
  }, [handleWhereChange, paths, query.where])
  return null
}
