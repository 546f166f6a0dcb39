'use client'

import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { useTranslations } from 'next-intl'
import { classNames } from '@/ui/class-names'
import { rulerMarks } from './ruler-marks'
import type { RulerMark } from './ruler-marks'

const SixteenthsDialog = dynamic(
  () => import('./sixteenths-dialog').then((part) => part.SixteenthsDialog),
  { ssr: false },
)

type Props = {
  /** What is being measured, as in `Panel 1 width`. */
  of: string
  wholeInches: number
  /** The length that the field holds, where it can be read. */
  inches: number | null
  caret: 'left' | 'right'
  onPick: (text: string) => void
}

/** One inch of the tape, from the typed whole inch to the next: tap the mark that one reads. */
export function InchRuler({ of, wholeInches, inches, caret, onPick }: Props) {
  const t = useTranslations('quote.ruler')
  const name = useId()
  const [table, setTable] = useState(false)
  const span = { from: wholeInches, to: wholeInches + 1 }
  return (
    <div className="@container relative mt-3 rise-in border-rule bg-paper lg:border lg:px-4 lg:pt-3.5 lg:pb-3">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute -top-[7px] size-3 rotate-45 border-t border-l border-rule bg-paper max-lg:hidden',
          caret === 'left' ? 'left-[23%]' : 'left-[76%]',
        )}
      />
      <fieldset>
        <legend className="sr-only">{t('label', { of, ...span })}</legend>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 max-lg:bg-ground max-lg:pb-1">
          <p aria-hidden="true" className="text-small text-text-second">
            <span className="@max-[28rem]:hidden">{t('between', span)}</span>
            <span className="@min-[28rem]:hidden">{t('betweenShort', span)}</span>
          </p>
          <button
            type="button"
            onClick={() => setTable(true)}
            className="min-h-11 text-small text-link lg:min-h-8"
          >
            {t('table')}
          </button>
        </div>
        <div className="mt-0.5 grid grid-cols-4 border-rule max-lg:border @min-[22rem]:grid-cols-8 @min-[28rem]:mx-0.5 @min-[28rem]:flex @min-[28rem]:border-t @min-[28rem]:border-text max-lg:@min-[28rem]:border-0 max-lg:@min-[28rem]:border-t">
          {rulerMarks(wholeInches).map((mark) => (
            <Mark
              key={mark.sixteenths}
              mark={mark}
              name={name}
              even={t('even')}
              spoken={t('mark', { text: mark.text })}
              picked={inches !== null && inches === wholeInches + mark.sixteenths / 16}
              onPick={onPick}
            />
          ))}
        </div>
      </fieldset>
      {table ? (
        <SixteenthsDialog
          wholeInches={wholeInches}
          inches={inches}
          onClose={() => setTable(false)}
          onPick={(text) => {
            setTable(false)
            onPick(text)
          }}
        />
      ) : null}
    </div>
  )
}

const tickLengths: Record<RulerMark['size'], string> = {
  inch: 'h-2 @min-[28rem]:h-8',
  half: 'h-2 @min-[28rem]:h-7',
  quarter: 'h-2 @min-[28rem]:h-5.5',
  eighth: 'h-2 @min-[28rem]:h-4',
  sixteenth: 'h-2 @min-[28rem]:h-2.5',
}

type MarkProps = {
  mark: RulerMark
  name: string
  even: string
  spoken: string
  picked: boolean
  onPick: (text: string) => void
}

function Mark({ mark, name, even, spoken, picked, onPick }: MarkProps) {
  const labelled = mark.size !== 'sixteenth'
  // A narrow ruler is a row of eight cells; its last mark is the first of the next inch.
  const wideOnly = !labelled || mark.sixteenths === 16
  return (
    <label
      className={classNames(
        'group relative min-w-0 cursor-pointer text-center select-none',
        'h-16 border-r border-rule last:border-r-0 @min-[28rem]:h-22 @min-[28rem]:flex-1 @min-[28rem]:border-0',
        wideOnly && '@max-[28rem]:hidden',
        picked && '@max-[28rem]:bg-edge-ink',
      )}
    >
      <input
        type="radio"
        name={name}
        value={mark.sixteenths}
        checked={picked}
        aria-label={spoken}
        onChange={() => onPick(mark.text)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'mx-auto block w-px',
          tickLengths[mark.size],
          picked
            ? 'bg-ground @min-[28rem]:w-[2.5px] @min-[28rem]:bg-edge-ink'
            : 'bg-text-second group-hover:bg-edge-ink',
        )}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none flex flex-col items-center justify-center rounded-glass peer-focus-visible:outline-2 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-edge-ink',
          '@min-[28rem]:absolute @min-[28rem]:bottom-1 @min-[28rem]:left-1/2 @min-[28rem]:h-13 @min-[28rem]:w-12.5 @min-[28rem]:-translate-x-1/2',
          'pt-1.5 @min-[28rem]:pt-0',
          picked && 'z-10 bg-edge-ink text-ground picked',
          !labelled && !picked && 'invisible',
        )}
      >
        <span
          className={classNames(
            'figures leading-6 font-semibold',
            mark.size === 'inch' ? 'text-lead' : 'text-intro',
          )}
        >
          {mark.label}
        </span>
        <span
          className={classNames(
            'figures text-caption leading-4',
            picked ? 'text-ground' : 'text-text-second',
          )}
        >
          {mark.decimal === '' ? <span className="@min-[28rem]:hidden">{even}</span> : mark.decimal}
        </span>
      </span>
    </label>
  )
}
