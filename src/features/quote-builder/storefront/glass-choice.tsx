import { useId } from 'react'
import { useTranslations } from 'next-intl'
import type { FrontGlass, FrontGlassKind } from '@/domain/storefront/front-glass'
import { PaneSection } from '@/drawings/illustrations/pane-section'
import { classNames } from '@/ui/class-names'
import { thicknessInInches } from '@/domain/pricing/thickness-in-inches'

type Props = {
  offered: readonly FrontGlass[]
  chosen: FrontGlassKind | null
  onChoose: (kind: FrontGlassKind) => void
}

/** The glass that a front can be made of, each by its section. */
export function GlassChoice({ offered, chosen, onChoose }: Props) {
  const t = useTranslations('quote.storefront')
  const name = useId()
  if (offered.length === 0) return null
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 text-base font-semibold">{t('glass')}</legend>
      <div className="grid gap-2 @sm:grid-cols-3 @sm:gap-3">
        {offered.map(({ kind, safe }) => (
          <label
            key={kind}
            className={classNames(
              'flex cursor-pointer items-center border bg-paper has-focus-visible:outline-2 has-focus-visible:outline-edge-ink @sm:block',
              kind === chosen
                ? 'border-edge-ink shadow-[inset_0_0_0_1px_var(--color-edge-ink)] picked'
                : 'border-rule hover:border-edge-mid',
            )}
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
              className="sr-only"
            />
            <span className="w-22 shrink-0 @sm:w-auto">
              <PaneSection kind={kind} />
            </span>
            <span className="min-w-0 py-1">
              <span className="block px-3 text-base leading-5 font-semibold @sm:pt-2">
                {t(`glassKinds.${kind}`)}
              </span>
              <span className="block px-3 text-small text-text-second @sm:pt-1 @sm:pb-3">
                {t(`glassNotes.${kind}`, { thickness: thicknessInInches(safe.thicknessMm) })}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-small text-text-second">{t('glassOnly')}</p>
    </fieldset>
  )
}
