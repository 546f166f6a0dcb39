'use client'

import { buttonClasses } from '@/ui/button'
import { isSameGlass, useChosenGlass } from './chosen-glass'
import type { GlassOffer } from './chosen-glass'

type Props = { glass: GlassOffer; name: string; words: Record<'choose' | 'chosen', string> }

/** Takes one of the make-ups into the price of the page, and with it into the quote. */
export function ChooseGlass({ glass, name, words }: Props) {
  const choice = useChosenGlass()
  if (choice === null) return null
  const isChosen = isSameGlass(choice.glass, glass)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${isChosen ? words.chosen : words.choose}: ${name}`}
      onClick={() => choice.choose(glass)}
      className={buttonClasses(isChosen ? 'ink' : 'outline')}
    >
      {isChosen ? words.chosen : words.choose}
    </button>
  )
}
