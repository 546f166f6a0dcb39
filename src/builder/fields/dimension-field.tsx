'use client'

import { useId, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Minus, Plus } from 'lucide-react'
import { classNames } from '@/ui/class-names'
import { SizeInput } from '@/ui/size-input'
import { useWidth } from '@/ui/use-width'
import { DimensionMessage } from './dimension-message'
import type { DimensionReading, DimensionRule } from './judge-dimension'
import { stepDimension } from './step-dimension'
import { SpokenReading } from './spoken-reading'

type Props = {
  /** The id of the field itself, so that a summary can lead to it. */
  id: string
  /** `Width` or `Height`. */
  label: string
  /** What it is the width of, for those who do not see where the field stands. */
  owner?: string
  aside?: ReactNode
  value: string
  rule: DimensionRule
  reading: DimensionReading
  /** Whether it is time to say what is wrong. */
  judged: boolean
  /** Stands between the field and its echo. */
  below?: ReactNode
  /** Whether the echo would only repeat what is plain to see. */
  quiet?: boolean
  /** Whether something else stands for it, so that nothing is said of what is half typed. */
  isIdle?: boolean
  /** Whether it is what it was before a part of it could not be read. */
  isHeld?: boolean
  /** False where the suggestions stand elsewhere, with more room. */
  suggestsHere?: boolean
  /** Where there is little room: without the buttons, whose work the arrow keys do. */
  compact?: boolean
  onChange: (text: string) => void
  onFocus: () => void
  onBlur: () => void
}

/** As in `6' 4"` or `30 cm`: another unit behind it would be wrong. */
const saysItsUnit = /[a-z'"′″’”]/i

/** px that hold a size in sixteenths between two buttons. */
const leastWithButtons = 216

/** A dimension typed as one reads it off the tape. Its text is never cleared or rewritten. */
export function DimensionField(props: Props) {
  const { id, label, owner, aside, value, rule, reading, judged, below, quiet = false } = props
  const { compact = false, isIdle = false, isHeld = false } = props
  const t = useTranslations('quote.dimension')
  const message = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const room = useWidth(box)
  // the arrow keys step, too; a size that is cut helps nobody
  const isBare = compact || (room !== null && room < leastWithButtons)
  const bad = judged && !reading.ok
  const about = { what: owner ? `${owner} ${label.toLowerCase()}` : label }

  function step(direction: 1 | -1) {
    const next = stepDimension(value, rule, direction)
    if (next !== null) props.onChange(next)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className={classNames('font-semibold', compact && 'text-small')}>
          {owner ? <span className="sr-only">{owner} </span> : null}
          {label}
          <span className="sr-only">, {t(`units.${rule.unit}`)}</span>
        </label>
        {aside ? <span className="figures text-small text-text-second">{aside}</span> : null}
      </div>
      <div
        ref={box}
        style={room === null ? undefined : ({ '--room': `${room}px` } as CSSProperties)}
        className={classNames(
          'mt-2 flex rounded-glass bg-paper',
          compact ? 'h-12' : 'h-15 lg:h-16',
          bad ? 'dimension-box-bad' : 'dimension-box',
        )}
      >
        {isBare ? null : (
          <StepButton label={t('less', about)} onClick={() => step(-1)} side="left">
            <Minus aria-hidden="true" className="size-5" />
          </StepButton>
        )}
        <div
          className={classNames(
            'flex min-w-0 flex-1 cursor-text items-baseline justify-center gap-2 self-stretch px-2',
            compact ? 'pt-1.5' : 'pt-2.5 [--at-most:var(--text-h3)] lg:pt-3',
            isBare ? '[--beside:2.875rem]' : '[--beside:9.875rem] lg:[--beside:8.875rem]',
          )}
          onPointerDown={(event) => {
            if (event.target === input.current) return
            event.preventDefault()
            input.current?.focus()
          }}
        >
          <SizeInput
            ref={input}
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            size={Math.max(value.length, 2)}
            value={value}
            aria-describedby={`${message}-${bad ? 'error' : 'echo'}`}
            aria-invalid={bad || undefined}
            aria-errormessage={bad ? `${message}-error` : undefined}
            onChange={(event) => props.onChange(event.target.value)}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
            onKeyDown={onKeyDown}
            className={classNames(
              // where a bar is fixed below, what is said of it comes into view with it
              'max-lg:[@media(min-height:40rem)]:scroll-mb-45',
              'field-sizing-content max-w-[calc(100%-1.75rem)] min-w-8 bg-transparent text-right figures leading-9 font-medium outline-none',
              isHeld && 'text-text-second',
            )}
          />
          {saysItsUnit.test(value) ? null : (
            <span aria-hidden="true" className="text-text-second">
              {t(`short.${rule.unit}`)}
              {isHeld ? ' ?' : null}
            </span>
          )}
        </div>
        {isBare ? null : (
          <StepButton label={t('more', about)} onClick={() => step(1)} side="right">
            <Plus aria-hidden="true" className="size-5" />
          </StepButton>
        )}
      </div>
      <DimensionMessage
        id={message}
        value={value}
        rule={rule}
        reading={reading}
        bad={bad}
        below={below}
        quiet={quiet}
        isIdle={isIdle}
        suggestsHere={props.suggestsHere ?? true}
        onPick={(text) => {
          props.onChange(text)
          input.current?.focus()
        }}
      />
      <SpokenReading reading={reading} rule={rule} />
    </div>
  )
}

type StepButtonProps = {
  label: string
  side: 'left' | 'right'
  onClick: () => void
  children: ReactNode
}

/** Out of the tab order: the arrow keys of the field do the same. */
function StepButton({ label, side, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'grid w-14 shrink-0 place-items-center border-rule text-text-second transition-colors duration-150 hover:bg-edge-tint hover:text-edge-ink lg:w-12',
        side === 'left' ? 'border-r' : 'border-l',
      )}
    >
      {children}
    </button>
  )
}
