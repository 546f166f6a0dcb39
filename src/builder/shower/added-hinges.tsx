'use client'

import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { changesInTotal } from '@/domain/glass-rules/price-within-rules'
import { aboutPounds } from '@/domain/measure/about-pounds'
import { formatOnTape } from '@/domain/measure/format-length'
import { grouped } from '@/domain/measure/grouped'
import type { PricingTables } from '@/domain/pricing/types'
import { withInchMarks } from '@/domain/text/inch-marks'
import { insideSentence } from '@/domain/text/inside-sentence'
import { keepTogether } from '@/domain/text/keep-together'
import { useInTotal } from '../figures/use-in-total'
import { TickLine } from '../verdicts/tick-line'
import { hingesThatCame } from './hung-doors'
import type { ShowerDraft } from './shower-draft'
import { doorsOfDraft } from './shower-panes'
import { showerRequest } from './shower-request'

type Props = {
  draft: ShowerDraft
  tables: PricingTables | null
  serviceType: string
  /** The draft without them, and the door that asks for them, counted from 0. */
  onTakeOut: (draft: ShowerDraft, door: number) => void
}

/** Hinges that came with the sizes: why, what they cost, and the way to do without. */
export function AddedHinges({ draft, tables, serviceType, onTakeOut }: Props) {
  const t = useTranslations('quote.shower.hinges')
  const { whole } = useInTotal()
  const came = useMemo(
    () => hingesThatCame(draft, { tables, serviceType }),
    [draft, tables, serviceType],
  )
  const change = useMemo(() => {
    const without = came && showerRequest(came.without, tables, serviceType)
    if (!without?.ok || !tables) return null
    return changesInTotal(without.request, [{ hardware: draft.hardware }], tables)[0] ?? null
  }, [came, draft, tables, serviceType])
  if (!came || !tables) return null
  const [door] = doorsOfDraft(draft, tables).sort((a, b) => b.weightLb - a.weightLb)
  if (!door) return null
  const names = came.items.map(({ name }) => withInchMarks(insideSentence(name))).join(', ')
  const adds = whole(change)
  return (
    <div className="mb-6">
      <TickLine
        undo={{
          label: t('takeOut'),
          onClick: () => onTakeOut(came.without, door.panel),
        }}
      >
        {keepTogether(
          t('came', {
            pounds: grouped(aboutPounds(door.weightLb)),
            width: formatOnTape(door.widthIn),
            hinges: adds === null ? names : `${names}, ${adds}`,
          }),
        )}
      </TickLine>
    </div>
  )
}
