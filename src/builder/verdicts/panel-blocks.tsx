import { useTranslations } from 'next-intl'
import { DoneLine } from './done-line'
import type { Settling } from './use-settling'
import { VerdictItem } from './verdict-item'

type Props = { settling: Settling; panel: number }

/** What keeps one panel from being made, under the fields that it is about. */
export function PanelBlocks({ settling, panel }: Props) {
  const t = useTranslations('quote.verdicts')
  const { shown, done } = settling
  const blocks = shown.filter(({ level, piece }) => level === 'block' && piece === panel)
  return (
    <>
      {done?.isBlock && done.piece === panel ? <DoneLine settling={settling} /> : null}
      {blocks.length === 0 ? null : (
        <ol aria-label={t('labelOfPanel', { panel: panel + 1 })} className="mt-4 grid gap-4">
          {blocks.map((verdict) => (
            <VerdictItem key={verdict.key} {...{ verdict, settling }} mayFix />
          ))}
        </ol>
      )}
    </>
  )
}
