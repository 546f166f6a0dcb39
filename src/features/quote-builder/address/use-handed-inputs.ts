'use client'

import { useEffect, useRef } from 'react'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { readInputs } from './read-inputs'

type Args = {
  /** As the address has them. */
  inputs: string | null
  serviceType: string
  tables: PricingTables | null
  take: (inputs: QuoteRequest, tables: PricingTables) => void
}

/** Fills the flow in with the inputs of a link, once it is known what there is; each link once. */
export function useHandedInputs({ inputs, serviceType, tables, take }: Args): void {
  const taken = useRef<string | null>(null)
  useEffect(() => {
    if (tables === null || taken.current === inputs) return
    taken.current = inputs
    const read = readInputs(inputs, serviceType)
    if (read) take(read, tables)
  })
}
