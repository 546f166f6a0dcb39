'use client'

import { useTranslations } from 'next-intl'
import { roughSizes } from '@/builder/replacement/replacement-draft'
import type { RoughSize } from '@/builder/replacement/replacement-draft'
import { classNames } from '@/ui/class-names'
import { RadioRow } from '@/ui/radio-row'

type Props = { legend: string; chosen: RoughSize; onChoose: (size: RoughSize) => void }

/** About how large a pane is, for who cannot measure it. */
export function RoughSizeChoice({ legend, chosen, onChoose }: Props) {
  const t = useTranslations('quote.replacement.unsure.sizes')
  return (
    <RadioRow
      choices={roughSizes.map((key) => ({ key, face: t(key) }))}
      looks={{
        fieldset: 'mt-4',
        legend: 'mb-2 text-base text-text-second',
        row: 'grid gap-2 min-[420px]:grid-cols-3',
        choice: (key) =>
          classNames(
            'flex min-h-11 cursor-pointer items-center justify-center border px-3 text-center text-base has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
            key === chosen
              ? 'border-edge-ink bg-edge-tint font-semibold text-edge-ink picked'
              : 'border-field-edge',
          ),
      }}
      {...{ legend, chosen, onChoose }}
    />
  )
}
