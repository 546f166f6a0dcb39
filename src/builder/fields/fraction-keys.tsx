'use client'

import { eighths, withFraction, withSixteenthMore } from '@/domain/measure/typed-fraction'
import { classNames } from '@/ui/class-names'

type Props = {
  /** What the keys are for, for those who do not see where they stand. */
  label: string
  /** `+ 1/16` */
  more: string
  value: string
  onPick: (text: string) => void
  className?: string
}

/** The fractions of an inch, which a number pad has no keys for; they leave the focus, and the pad, where it is. */
export function FractionKeys({ label, more, value, onPick, className }: Props) {
  const pick = (text: string | null) => {
    if (text !== null) onPick(text)
  }
  return (
    <div
      role="group"
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        'grid grid-cols-4 gap-px bg-rule p-px min-[420px]:grid-cols-8',
        className,
      )}
    >
      {eighths.map((fraction) => (
        <button
          key={fraction}
          type="button"
          onClick={() => pick(withFraction(value, fraction))}
          className={key}
        >
          {fraction}
        </button>
      ))}
      <button type="button" onClick={() => pick(withSixteenthMore(value))} className={key}>
        {more}
      </button>
    </div>
  )
}

const key =
  'min-h-11 min-w-0 bg-paper figures text-base font-semibold whitespace-nowrap text-edge-ink hover:bg-edge-tint'
