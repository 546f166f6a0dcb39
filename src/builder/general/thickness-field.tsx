import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'next-intl'
import { Minus, Plus } from 'lucide-react'
import { isSameThickness, knownThicknesses } from '@/domain/pricing/thickness'
import { classNames } from '@/ui/class-names'
import { readThickness } from './general-draft'
import { stepThickness } from './step-thickness'

type Props = {
  id: string
  value: string
  error: string | undefined
  /** The thickness of the chosen glass; null before one is chosen. */
  ownMm: number | null
  onChange: (value: string) => void
}

const button =
  'grid w-12 shrink-0 place-items-center border-rule text-text-second transition-colors duration-150 hover:bg-edge-tint hover:text-edge-ink'

/** Millimetres as they are typed, a tenth up or down by its buttons or the arrow keys. */
export function ThicknessField({ id, value, error, ownMm, onChange }: Props) {
  const t = useTranslations('quote.general')
  const message = useId()
  const mm = readThickness(value)
  const isOwn = mm !== null && ownMm !== null && isSameThickness(mm, ownMm)

  function step(direction: 1 | -1) {
    const next = stepThickness(value, direction)
    if (next !== null) onChange(next)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {t('thickness')}
        </label>
        <span className="text-small text-text-second">{t('millimetres')}</span>
      </div>
      <div
        className={classNames(
          'flex h-14 rounded-glass bg-paper',
          error ? 'dimension-box-bad' : 'dimension-box',
        )}
      >
        {/* Out of the tab order: the arrow keys of the field do the same. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('less')}
          onClick={() => step(-1)}
          className={`${button} border-r`}
        >
          <Minus aria-hidden="true" className="size-5" />
        </button>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || ownMm !== null ? message : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent text-center figures text-body outline-none"
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('more')}
          onClick={() => step(1)}
          className={`${button} border-l`}
        >
          <Plus aria-hidden="true" className="size-5" />
        </button>
      </div>
      {error ? (
        <p id={message} className="text-small font-medium text-error">
          {error}
        </p>
      ) : ownMm !== null ? (
        <p id={message} className="text-small text-text-second">
          {isOwn ? (
            t('thicknessOwn', said(ownMm))
          ) : (
            <>
              {t('thicknessOther', said(ownMm))}{' '}
              <button
                type="button"
                onClick={() => onChange(String(ownMm))}
                className="inline-flex min-h-6 items-center text-link"
              >
                {t('thicknessReset', { mm: String(ownMm) })}
              </button>
            </>
          )}
        </p>
      ) : null}
    </div>
  )
}

/** As the trade names it, too, where it has a name in inches. */
function said(mm: number): { mm: string; inches: string } {
  const known = knownThicknesses.find((option) => isSameThickness(option.mm, mm))
  return { mm: String(mm), inches: known?.inches ?? 'none' }
}
