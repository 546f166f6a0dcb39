import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { classNames } from '@/ui/class-names'

type Props = {
  mark: string
  /** What it comes to, as the server said; null before it has. */
  amount: string | null
  isOption?: boolean
  /** What its cross is called, where it can be taken off. */
  remove?: { label: string; onRemove: () => void }
  children: ReactNode
}

/** One line of the quote. */
export function Row({ mark, amount, isOption = false, remove, children }: Props) {
  return (
    <li
      className={classNames(
        'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 border-b border-rule py-1.5 text-small',
        isOption && 'bg-edge-tint/40',
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center bg-edge-tint font-semibold text-edge-ink"
      >
        {mark}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2 max-sm:order-last max-sm:basis-full">
        {children}
      </div>
      <span className="min-w-20 text-right figures font-semibold max-sm:ml-auto">
        {amount ?? '–'}
      </span>
      {remove ? (
        <button
          type="button"
          aria-label={remove.label}
          onClick={remove.onRemove}
          className="-mr-2 grid size-11 shrink-0 place-items-center text-text-second hover:text-text"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      ) : (
        <span className="w-9 shrink-0 max-sm:hidden" />
      )}
    </li>
  )
}
