'use client'

import type { TryOnWords } from '../try-on-words'

type Props = { words: TryOnWords['stage']; isOver: boolean; isComparing: boolean }

/** What is written over the picture while a file is held over it, or while it shows no glass. */
export function OverStage({ words, isOver, isComparing }: Props) {
  return (
    <>
      {isOver ? (
        <p className="absolute inset-0 z-30 grid place-items-center border-4 border-edge-ink bg-edge-tint/85 font-display text-h3">
          {words.drop}
        </p>
      ) : null}
      {isComparing ? (
        <p className="absolute top-3 left-3 rounded-glass bg-paper px-3 py-1 text-base font-semibold">
          {words.comparing}
        </p>
      ) : null}
    </>
  )
}
