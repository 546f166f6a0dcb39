'use client'

import type { TryOnWords } from '../try-on-words'
import { CompareButton } from './compare-button'

type Props = {
  words: TryOnWords['stage']
  isComparing: boolean
  onCompare: (isOn: boolean) => void
  onStartOver: () => void
}

/** How the glass is moved, what the room is like without it, and the way back to the start. */
export function UnderStage({ words, isComparing, onCompare, onStartOver }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 lg:-mt-1">
      <p className="max-w-[44ch] text-base text-text-second">{words.hint}</p>
      <p className="flex gap-6">
        <CompareButton label={words.compare} isOn={isComparing} onChange={onCompare} />
        <button
          type="button"
          className="min-h-11 text-base font-semibold text-link"
          onClick={onStartOver}
        >
          {words.startOver}
        </button>
      </p>
    </div>
  )
}
