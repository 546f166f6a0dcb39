import { useTranslations } from 'next-intl'
import { hang } from '@/domain/glass-rules/hinge-sets'
import { paneWeightLb } from '@/domain/glass-rules/pane-weight'
import { aboutPounds } from '@/domain/measure/about-pounds'
import { grouped } from '@/domain/measure/grouped'
import type { PricingTables } from '@/domain/pricing/types'
import { withInchMarks } from '@/domain/text/inch-marks'
import { insideSentence } from '@/domain/text/inside-sentence'
import type { ShowerDraft } from './shower-draft'
import { doorsOfDraft } from './shower-panes'
import { readPanel } from './shower-request'

type Props = { draft: ShowerDraft; panel: number; tables: PricingTables | null }

/** What a panel weighs, and what carries it if it is a door. */
export function WeightNote({ draft, panel, tables }: Props) {
  const t = useTranslations('quote.shower.panels')
  const { thicknessMm, hardware } = draft
  const drafted = draft.panels[panel]
  if (!tables || thicknessMm === null || !drafted) return null
  const { width, height } = readPanel(drafted)
  if (!width.ok || !height.ok) return null
  const size = { widthIn: width.inches, heightIn: height.inches, thicknessMm }
  const pounds = grouped(aboutPounds(paneWeightLb(size, tables.glassRules)))
  const isDoor = drafted.role === 'door'
  const set = isDoor ? hang(doorsOfDraft(draft, tables), hardware, tables).get(panel) : null
  // a rule says so, with what does carry it
  if (isDoor && !set) return null
  const carried =
    set &&
    (set.item
      ? t('door.carriedBy', { hinges: withInchMarks(insideSentence(set.item.name)) })
      : t('door.two'))
  return (
    <p className="mt-3 figures text-small text-text-second">
      {t(isDoor ? 'door.weight' : 'weight', { pounds })} {carried}
    </p>
  )
}
