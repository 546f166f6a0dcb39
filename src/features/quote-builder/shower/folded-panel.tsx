import { useTranslations } from 'next-intl'
import type { MadeGlass } from '@/domain/glass-rules/glass-of-opening'
import { formatOnTape } from '@/domain/measure/format-length'
import type { PanelDraft } from '@/builder/shower/shower-draft'
import { panelId } from './panel-fields'
import type { PanelReading } from '@/builder/shower/shower-request'

type Props = {
  panel: PanelDraft
  index: number
  reading: PanelReading
  /** What its share of an opening makes; null where the sizes are those of glass. */
  glass: MadeGlass | null
  onEdit: () => void
}

/** A panel that is sized, in one line. */
export function FoldedPanel({ panel, index, reading, glass, onEdit }: Props) {
  const t = useTranslations('quote.shower.panels')
  const o = useTranslations('quote.shower.opening')
  const { width, height } = reading
  if (!width.ok || !height.ok) return null
  const owner = t('panel', { number: index + 1 })
  return (
    <section
      id={panelId(index + 1)}
      tabIndex={-1}
      aria-label={owner}
      className="flex min-h-13 flex-wrap items-center gap-x-3 border-t border-rule"
    >
      <span
        aria-hidden="true"
        className="grid size-7.5 place-items-center rounded-full border border-edge-mid bg-paper text-base font-semibold text-edge-ink"
      >
        {index + 1}
      </span>
      <span aria-hidden="true" className="font-display text-h4 whitespace-nowrap">
        {owner}
      </span>
      <span className="flex-1 text-base text-text-second">{t(`roles.${panel.role}`)}</span>
      <span className="py-1 text-right figures text-base font-semibold whitespace-nowrap">
        {t('folded', { width: formatOnTape(width.inches), height: formatOnTape(height.inches) })}
        {glass ? (
          <span className="block text-small font-normal text-text-second">
            {o('glassOf', {
              width: formatOnTape(glass.widthIn),
              height: formatOnTape(glass.heightIn),
            })}
          </span>
        ) : null}
      </span>
      <button
        type="button"
        aria-label={t('editOf', { owner })}
        onClick={onEdit}
        className="ml-auto min-h-11 px-2 text-base text-link tablet:-mt-2 tablet:px-0"
      >
        {t('edit')}
      </button>
    </section>
  )
}
