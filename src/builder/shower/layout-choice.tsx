import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { isTurned, layoutOfRoles } from '@/domain/glass-rules/layouts'
import { widestDoorIn } from '@/domain/glass-rules/usual-door'
import { showerLayouts } from '@/domain/pricing/types'
import type { PricingTables, ShowerLayout } from '@/domain/pricing/types'
import { LayoutDrawing } from '@/drawings/to-scale/layout-drawing'
import { classNames } from '@/ui/class-names'
import { keepWidth } from './opening-draft'
import { chooseLayout } from './shower-draft'
import type { ShowerDraft } from './shower-draft'

type Props = {
  draft: ShowerDraft
  tables: PricingTables | null
  onChange: (draft: ShowerDraft) => void
}

/** How the panels stand, chosen by small drawings; what they make by themselves is chosen already. */
export function LayoutChoice({ draft, tables, onChange }: Props) {
  const t = useTranslations('quote.shower.layouts')
  const name = useId()
  const chosen = layoutOf(draft)
  const panel = draft.panels.length
  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="mb-2 flex gap-2">
        <span className="font-semibold">{t('legend')}</span>
        <span className="text-text-second">{t(chosen ?? 'other')}</span>
      </legend>
      <div className="grid grid-cols-6 rounded-glass border border-rule bg-paper">
        {showerLayouts.map((layout) => (
          <label
            key={layout}
            title={t(layout)}
            className={classNames(
              'grid h-15 cursor-pointer place-items-center border-rule not-first:border-l has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
              layout === chosen
                ? 'bg-edge-tint shadow-[inset_0_0_0_1.5px_var(--color-edge-mid)] picked'
                : 'hover:bg-ground',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={t(layout)}
              checked={layout === chosen}
              onChange={() =>
                onChange(keepWidth(draft, chooseLayout(draft, layout), widestDoorIn(tables)))
              }
              className="sr-only"
            />
            <LayoutDrawing layout={layout} />
          </label>
        ))}
      </div>
      {isTurned(draft.layout, panel) ? (
        <p className="mt-2 text-small text-text-second">
          {t(draft.layout === 'corner' ? 'turned' : 'kneeWall', { panel })}
        </p>
      ) : null}
    </fieldset>
  )
}

/** Only a corner is more than its panels say. */
function layoutOf({ layout, panels }: ShowerDraft): ShowerLayout | null {
  if (layout && isTurned(layout, panels.length)) return layout
  return layoutOfRoles(panels.map(({ role }) => role))
}
