'use client'

import { useId } from 'react'
import { readInches } from '@/domain/measure/read-length'
import { classNames } from '@/ui/class-names'
import type { TryOnWords } from '../try-on-words'

type Typed = { width: string; height: string }

type Props = {
  words: TryOnWords['measure']
  typed: Typed
  onType: (typed: Typed) => void
}

const sides = ['width', 'height'] as const

/** The size as the person knows it: it is never taken from the picture. */
export function SizeFields({ words, typed, onType }: Props) {
  const id = useId()
  const isUnread = sides.some((side) => typed[side].trim() !== '' && !readInches(typed[side]).ok)
  return (
    <fieldset>
      <legend className="font-semibold">{words.title}</legend>
      <div className="mt-2 grid grid-cols-2 gap-3">
        {sides.map((side) => {
          const isBad = typed[side].trim() !== '' && !readInches(typed[side]).ok
          return (
            <div key={side}>
              <label htmlFor={`${id}-${side}`} className="text-base text-text-second">
                {words[side]}
              </label>
              <span
                className={classNames(
                  'flex items-baseline gap-2 rounded-glass bg-paper px-3',
                  isBad ? 'dimension-box-bad' : 'dimension-box',
                )}
              >
                <input
                  id={`${id}-${side}`}
                  value={typed[side]}
                  onChange={({ target }) => onType({ ...typed, [side]: target.value })}
                  autoComplete="off"
                  maxLength={16}
                  aria-invalid={isBad || undefined}
                  aria-describedby={`${id}-unit${isBad ? ` ${id}-unread` : ''}`}
                  className="min-h-11 w-full min-w-0 bg-transparent figures text-lead outline-none"
                />
                <span className="text-text-second">{words.unit}</span>
              </span>
            </div>
          )
        })}
      </div>
      <span id={`${id}-unit`} hidden>
        {words.unit}
      </span>
      <p id={`${id}-unread`} role="status" className="text-small text-error">
        {isUnread ? words.unread : ''}
      </p>
    </fieldset>
  )
}
