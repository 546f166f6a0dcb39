import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { classNames } from './class-names'

type Props = {
  /** `done` says that something worked, `notice` only something worth knowing. */
  tone?: keyof typeof icons
  title: string
  children?: ReactNode
}

const icons = { error: CircleAlert, done: CircleCheck, notice: Info }

/** A message that stays on the page, said by screen readers when it appears. */
export function Alert({ tone = 'error', title, children }: Props) {
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 border bg-paper p-4 pl-5 shadow-[inset_4px_0_0_currentColor]',
        tone === 'error' ? 'border-error-edge text-error' : 'border-rule text-edge-mid',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{title}</p>
        {children ? <div className="mt-1 text-text">{children}</div> : null}
      </div>
    </div>
  )
}
