'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/ui/class-names'
import { RadioRow } from '@/ui/radio-row'

type Choice = {
  key: string
  name: string
  /** Why it cannot be had with these sizes; null where it can. */
  blocked: string | null
}

type Props = {
  choices: readonly Choice[]
  chosen: string | null
  onChoose: (key: string) => void
}

/** What else this work can be made of; what cannot be made stands there with its reason. */
export function AlternativeChoice({ choices, chosen, onChoose }: Props) {
  const t = useTranslations('quote.compare')
  const blocked = new Set(choices.flatMap((choice) => (choice.blocked ? [choice.key] : [])))
  return (
    <RadioRow
      legend={t('choose')}
      choices={choices.map((choice) => ({
        key: choice.key,
        isOff: choice.blocked !== null,
        face: (
          <span className="min-w-0">
            <span className="block fractions font-medium">{choice.name}</span>
            {choice.blocked ? (
              <span className="block text-small text-pretty">{choice.blocked}</span>
            ) : null}
          </span>
        ),
      }))}
      looks={{
        fieldset: 'mt-1.5',
        legend: 'text-small text-text-second',
        row: 'mt-2 flex flex-wrap gap-3',
        choice: (key) =>
          classNames(
            'flex min-h-11 items-center gap-3 border px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
            blocked.has(key)
              ? 'max-w-xl border-rule text-text-second'
              : 'cursor-pointer border-rule-stone bg-paper hover:border-edge-mid has-checked:border-edge-ink has-checked:bg-edge-tint',
          ),
        radio: 'size-4.5 shrink-0 accent-edge-mid',
      }}
      {...{ chosen, onChoose }}
    />
  )
}
