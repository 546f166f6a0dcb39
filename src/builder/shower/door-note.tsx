import { useTranslations } from 'next-intl'
import { doorsOf, hang } from '@/domain/glass-rules/hinge-sets'
import type { Panel, PricingTables } from '@/domain/pricing/types'
import type { ShowerDraft } from './shower-draft'
import { readPanel } from './shower-request'

type Props = { draft: ShowerDraft; panel: number; tables: PricingTables | null }

/** What a door weighs and what carries it; nothing of a door that nothing chosen carries yet. */
export function DoorNote({ draft, panel, tables }: Props) {
  const t = useTranslations('quote.shower.panels.door')
  const { thicknessMm, hardware } = draft
  if (!tables || thicknessMm === null || draft.panels[panel]?.role !== 'door') return null
  const pieces = draft.panels.map((each): Panel => {
    const { width, height } = readPanel(each)
    return {
      widthIn: width.ok ? width.inches : 0,
      heightIn: height.ok ? height.inches : 0,
      role: each.role,
    }
  })
  const doors = doorsOf({ thicknessMm }, pieces, tables)
  const door = doors.find((each) => each.panel === panel)
  if (!door || door.weightLb === 0) return null
  const set = hang(doors, hardware, tables).get(panel)
  // a rule says so, with what does carry it
  if (!set) return null
  const pounds = Math.max(5, Math.round(door.weightLb / 5) * 5)
  return (
    <p className="mt-3 figures text-small text-text-second">
      {t('weight', { pounds })} {set.item ? t('carriedBy', { hinges: set.item.name }) : t('two')}
    </p>
  )
}
