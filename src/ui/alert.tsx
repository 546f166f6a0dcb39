import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { classNames } from './class-names'

type Props = { tone?: 'error' | 'notice'; title: string; children?: ReactNode }

/** A message that stays on the page, said by screen readers when it appears. */
export function Alert({ tone = 'error', title, children }: Props) {
  const Icon = tone === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 border bg-paper p-4 pl-5 shadow-[inset_4px_0_0_currentColor]',
        tone === 'error' ? 'border-error-edge text-error' : 'border-rule text-edge-mid',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{title}</p>
        {children ? <div className="mt-1 text-text">{children}</div> : null}
      </div>
    </div>
  )
}
