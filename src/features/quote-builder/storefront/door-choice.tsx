import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { doorChoices } from '@/domain/storefront/storefront'
import type { Doors } from '@/domain/storefront/storefront'
import { classNames } from '@/ui/class-names'

type Props = { doors: Doors; fitting: readonly Doors[]; onChoose: (doors: Doors) => void }

/** How many doors a front has; what its width has no room for cannot be chosen. */
export function DoorChoice({ doors, fitting, onChoose }: Props) {
  const t = useTranslations('quote.storefront')
  const name = useId()
  return (
    <fieldset className="col-span-2 min-w-0">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3">
        <span className="text-base font-semibold">{t('doors')}</span>
        <span className="text-small text-text-second">{t('doorsAside')}</span>
      </legend>
      <div className="grid grid-cols-4 rounded-glass border border-field-edge bg-paper">
        {doorChoices.map((each) => (
          <label
            key={each}
            className={classNames(
              'flex min-h-13 items-center justify-center border-rule px-1 text-center text-base leading-5 not-first:border-l has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
              fitting.includes(each) ? 'cursor-pointer' : 'text-tick',
              each === doors && 'bg-edge-tint font-semibold text-edge-ink picked',
            )}
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === doors}
              disabled={!fitting.includes(each)}
              onChange={() => onChoose(each)}
              className="sr-only"
            />
            {t(`doorChoices.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
