import { useEffect, useRef } from 'react'
import { hangDoors } from '@/builder/shower/hung-doors'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import type { PricingTables } from '@/domain/pricing/types'
import type { PricedService } from '@/domain/services-catalogue/services'
import type { BuilderAddress } from '../address/builder-address'

type Wizard = {
  draft: ShowerDraft
  tables: PricingTables | null
  serviceType: PricedService
  changeDraft: (draft: ShowerDraft) => void
}

/** An opening that a link hands over with its glass begins as one that is chosen here, once prices are known. */
export function useHandedDoors(
  { width, height, thickness }: Pick<BuilderAddress, 'width' | 'height' | 'thickness'>,
  { draft, tables, serviceType, changeDraft }: Wizard,
): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (tables === null || isDone.current) return
    isDone.current = true
    if (!thickness || !(width || height)) return
    const hung = hangDoors(draft, draft, { tables, serviceType })
    if (hung !== draft) changeDraft(hung)
  })
}
