import type { ReactNode } from 'react'
import { classNames } from './class-names'

const tones = {
  outline: 'border-edge-mid text-edge-mid',
  tint: 'border-edge-tint bg-edge-tint text-edge-ink',
  ink: 'border-edge-ink bg-edge-ink text-ground',
  error: 'border-error text-error',
} as const

type Props = { tone?: keyof typeof tones; className?: string; children: ReactNode }

/** A word about the thing beside it, such as its state. */
export function Badge({ tone = 'outline', className, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-block rounded-glass border px-1.5 text-caption whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
