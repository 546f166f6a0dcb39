'use client'

import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { roughSizes } from '@/builder/replacement/replacement-draft'
import type { RoughSize } from '@/builder/replacement/replacement-draft'
import { classNames } from '@/ui/class-names'

type Props = { legend: string; chosen: RoughSize; onChoose: (size: RoughSize) => void }

/** About how large a pane is, for who cannot measure it. */
export function RoughSizeChoice({ legend, chosen, onChoose }: Props) {
  const t = useTranslations('quote.replacement.unsure.sizes')
  const name = useId()
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-base text-text-second">{legend}</legend>
      <div className="grid gap-2 min-[420px]:grid-cols-3">
        {roughSizes.map((each) => (
          <label
            key={each}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center justify-center border px-3 text-center text-base has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
              each === chosen
                ? 'border-edge-ink bg-edge-tint font-semibold text-edge-ink picked'
                : 'border-field-edge',
            )}
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === chosen}
              onChange={() => onChoose(each)}
              className="sr-only"
            />
            {t(each)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
