import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export type ButtonLook = 'sun' | 'sunOnDesk' | 'ink' | 'outline' | 'danger' | 'quiet'

const shared =
  'inline-flex items-center justify-center gap-2.5 rounded-glass font-semibold transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const looks: Record<ButtonLook, string> = {
  sun: 'border border-transparent bg-sun text-text hover:bg-sun-hover disabled:bg-rule disabled:text-text-second',
  // below lg a bar has the one action of this colour
  sunOnDesk:
    'border border-edge-mid bg-transparent text-edge-ink hover:bg-edge-tint disabled:border-rule disabled:text-text-second disabled:hover:bg-transparent lg:border-transparent lg:bg-sun lg:text-text lg:hover:bg-sun-hover lg:disabled:bg-rule',
  ink: 'border border-transparent bg-edge-ink text-ground hover:bg-edge-mid disabled:bg-stone disabled:text-text-second',
  outline:
    'border border-edge-mid bg-transparent text-edge-ink hover:bg-edge-tint disabled:border-rule disabled:text-text-second disabled:hover:bg-transparent',
  danger:
    'border border-error bg-transparent text-error hover:bg-error hover:text-paper disabled:border-rule disabled:text-text-second disabled:hover:bg-transparent',
  quiet: 'text-edge-mid underline underline-offset-4 hover:text-edge-ink disabled:text-text-second',
}

const sizes = {
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-14 px-7 text-body',
} as const

/** The classes of a button, for links that look like one. */
export function buttonClasses(
  look: ButtonLook = 'outline',
  size: keyof typeof sizes = 'medium',
): string {
  return classNames(shared, looks[look], sizes[size])
}

type Props = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: keyof typeof sizes
  /** Shows a spinner and refuses clicks; the label stays. */
  busy?: boolean
}

export function Button({ look, size, busy = false, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      disabled={rest.disabled === true || busy}
      className={classNames(buttonClasses(look, size), className)}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}

export function Spinner({ className = 'size-4 border-2' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block animate-spin rounded-full border-current border-r-transparent',
        className,
      )}
    />
  )
}
