'use client'

import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Minus, Plus } from 'lucide-react'
import { classNames } from '@/ui/class-names'
import { SizeInput } from '@/ui/size-input'
import { shownOf, typeOver } from './typed-figure'
import type { Figure, Typed } from './typed-figure'

type Props = Figure & {
  label: string
  aside?: string
  stepBy: number
  /** With Shift held, and by Page Up and Page Down. */
  fineBy?: number
  largeBy?: number
  onChange: (value: number) => void
  onFocus?: () => void
}

/**
 * A figure that is typed as the trade writes it or stepped. What is typed is taken whole, once it is left or
 * entered, because `5` on the way to `50` would cost the front its doors; it stays with its message where it
 * cannot be had.
 */
export function StepField(props: Props) {
  const { label, aside, value, least, most, stepBy, fineBy = stepBy, largeBy = stepBy } = props
  const { write, onChange } = props
  const t = useTranslations('quote.storefront')
  const id = useId()
  const [typed, setTyped] = useState<Typed | null>(null)
  const { text, taken, isBad } = shownOf(props, typed)

  function stepTo(next: number) {
    setTyped(null)
    onChange(Math.min(most, Math.max(least, next)))
  }

  function take() {
    if (isBad && text.trim() !== '') return
    setTyped(null)
    if (taken !== value) onChange(taken)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') take()
    const step = event.shiftKey ? fineBy : stepBy
    const moves: Record<string, number> = {
      ArrowUp: step,
      ArrowDown: -step,
      PageUp: largeBy,
      PageDown: -largeBy,
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    stepTo(taken + move)
  }

  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-base font-semibold">
          {label}
        </label>
        {aside ? <span className="text-small text-text-second">{aside}</span> : null}
      </div>
      <div
        className={classNames(
          '@container mt-2 flex h-13 rounded-glass bg-paper',
          isBad ? 'dimension-box-bad' : 'dimension-box',
        )}
      >
        <Step
          label={t('less', { what: label })}
          disabled={value <= least}
          onClick={() => stepTo(taken - stepBy)}
        >
          <Minus aria-hidden="true" className="size-4.5" />
        </Step>
        <span className="grid min-w-0 flex-1 [--beside:5.75rem] @max-[11rem]:[--beside:4.75rem] @max-[9rem]:[--beside:0.25rem]">
          <SizeInput
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={text}
            aria-invalid={isBad || undefined}
            aria-describedby={isBad ? `${id}-bad` : undefined}
            onFocus={props.onFocus}
            onChange={(event) => setTyped(typeOver(props, event.target.value))}
            onBlur={take}
            onKeyDown={onKeyDown}
            className="min-w-0 bg-transparent text-center figures outline-none"
          />
        </span>
        <Step
          label={t('more', { what: label })}
          disabled={value >= most}
          onClick={() => stepTo(taken + stepBy)}
        >
          <Plus aria-hidden="true" className="size-4.5" />
        </Step>
      </div>
      {isBad ? (
        <p id={`${id}-bad`} role="status" className="mt-1.5 text-small text-error">
          {t('between', { least: unsplit(write(least)), most: unsplit(write(most)) })}
        </p>
      ) : null}
    </div>
  )
}

const unsplit = (figure: string) => figure.replaceAll(' ', '\u00a0')

type StepProps = {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** Out of the tab order: the arrow keys of the field do the same. */
function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid w-11 shrink-0 place-items-center text-text-second hover:bg-edge-tint hover:text-edge-ink disabled:text-tick @max-[11rem]:w-9 @max-[9rem]:hidden"
    >
      {children}
    </button>
  )
}
