import { useTranslations } from 'next-intl'
import type { FrontGlass, FrontGlassKind } from '@/domain/storefront/front-glass'
import { PaneSection } from '@/drawings/illustrations/pane-section'
import { classNames } from '@/ui/class-names'
import { RadioRow } from '@/ui/radio-row'
import { thicknessInInches } from '@/domain/pricing/thickness-in-inches'

type Props = {
  offered: readonly FrontGlass[]
  chosen: FrontGlassKind | null
  onChoose: (kind: FrontGlassKind) => void
}

/** The glass that a front can be made of, each by its section. */
export function GlassChoice({ offered, chosen, onChoose }: Props) {
  const t = useTranslations('quote.storefront')
  if (offered.length === 0) return null
  return (
    <RadioRow
      legend={t('glass')}
      choices={offered.map(({ kind, safe }) => ({
        key: kind,
        face: (
          <>
            <span className="w-22 shrink-0 @sm:w-auto">
              <PaneSection kind={kind} />
            </span>
            <span className="min-w-0 py-1">
              <span className="block px-3 text-base leading-5 font-semibold @sm:pt-2">
                {t(`glassKinds.${kind}`)}
              </span>
              <span className="block px-3 fractions text-small text-text-second @sm:pt-1 @sm:pb-3">
                {t(`glassNotes.${kind}`, { thickness: thicknessInInches(safe.thicknessMm) })}
              </span>
            </span>
          </>
        ),
      }))}
      looks={{
        fieldset: '@container min-w-0',
        legend: 'mb-2 text-base font-semibold',
        row: 'grid gap-2 @sm:grid-cols-3 @sm:gap-3',
        choice: (kind) =>
          classNames(
            'flex cursor-pointer items-center border bg-paper has-focus-visible:outline-2 has-focus-visible:outline-edge-ink @sm:block',
            kind === chosen
              ? 'border-edge-ink shadow-[inset_0_0_0_1px_var(--color-edge-ink)] picked'
              : 'border-rule hover:border-edge-mid',
          ),
      }}
      {...{ chosen, onChoose }}
    >
      <p className="mt-2 text-small text-text-second">{t('glassOnly')}</p>
    </RadioRow>
  )
}
