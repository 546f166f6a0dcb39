'use client'

import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { standardShowerHeightsIn } from '@/domain/pricing/shower-options'
import { classNames } from '@/ui/class-names'

type Props = { owner: string; inches: number | null; onPick: (text: string) => void }

/** The heights that shower panels are most often ordered in, one tap each. */
export function StandardHeights({ owner, inches, onPick }: Props) {
  const t = useTranslations('quote.shower.panels')
  const name = useId()
  return (
    <fieldset className="mt-1 flex items-end gap-3 lg:max-xl:block tablet:block">
      <legend className="sr-only">{t('standardLabel', { owner })}</legend>
      <span aria-hidden="true" className="min-h-8 text-small text-text-second">
        {t('standard')}
      </span>
      <div className="grid flex-1 grid-cols-3 gap-2">
        {standardShowerHeightsIn.map((height) => {
          const picked = inches === height
          return (
            <label
              key={height}
              className={classNames(
                'flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-glass figures text-base transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
                picked
                  ? 'font-semibold text-edge-ink shadow-[inset_0_-2.5px_0_var(--color-edge-mid)] picked'
                  : 'shadow-[inset_0_-1px_0_var(--color-rule-stone)] hover:bg-edge-tint',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={picked}
                aria-label={t('standardHeight', { height })}
                onChange={() => onPick(String(height))}
                className="sr-only"
              />
              {height}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
