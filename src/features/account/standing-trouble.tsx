import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'

/** What a toast has said already and what has to stay readable after it went. */
export function StandingTrouble({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 border border-error-edge bg-paper p-4 pl-5 text-text shadow-[inset_4px_0_0_var(--color-error)]">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-error" />
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
    </div>
  )
}
