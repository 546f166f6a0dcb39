import { useEffect, useRef } from 'react'
import { hangDoors } from '@/builder/shower/hung-doors'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import type { PricingTables } from '@/domain/pricing/types'
import type { PricedService } from '@/domain/services-catalogue/services'
import type { BuilderAddress } from '../address/builder-address'

type Handed = Pick<BuilderAddress, 'width' | 'height'>

type Wizard = {
  draft: ShowerDraft
  tables: PricingTables | null
  serviceType: PricedService
}

/** What a link says of an opening changes its doors, whether the glass is the link's own, a kept one or the usual. */
export function withHandedDoors(
  { width, height }: Handed,
  { draft, ...shop }: Wizard,
): ShowerDraft {
  return width || height ? hangDoors(draft, draft, shop) : draft
}

/** An opening that a link hands over begins as one that is typed here, once prices are known. */
export function useHandedDoors(
  handed: Handed,
  { changeDraft, ...wizard }: Wizard & { changeDraft: (draft: ShowerDraft) => void },
): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (wizard.tables === null || isDone.current) return
    isDone.current = true
    const hung = withHandedDoors(handed, wizard)
    if (hung !== wizard.draft) changeDraft(hung)
  })
}
