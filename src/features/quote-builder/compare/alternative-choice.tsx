'use client'

import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { classNames } from '@/ui/class-names'

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
  const id = useId()
  return (
    <fieldset className="mt-5">
      <legend className="text-small text-text-second">{t('choose')}</legend>
      <div className="mt-2 flex flex-wrap gap-3">
        {choices.map(({ key, name, blocked }) => (
          <label
            key={key}
            className={classNames(
              'flex min-h-11 items-center gap-3 border px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              blocked
                ? 'max-w-xl border-rule text-text-second'
                : 'cursor-pointer border-rule-stone bg-paper hover:border-edge-mid has-checked:border-edge-ink has-checked:bg-edge-tint',
            )}
          >
            <input
              type="radio"
              name={id}
              value={key}
              checked={chosen === key}
              disabled={blocked !== null}
              onChange={() => onChoose(key)}
              className="size-4.5 shrink-0 accent-edge-mid"
            />
            <span className="min-w-0">
              <span className="block fractions font-medium">{name}</span>
              {blocked ? <span className="block text-small text-pretty">{blocked}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
