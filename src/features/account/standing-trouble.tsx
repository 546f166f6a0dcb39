import type { ReactNode } from 'react'

/** What a toast has said already and what has to stay readable after it went. */
export function StandingTrouble({ children }: { children: ReactNode }) {
  return (
    <div className="border border-error-edge bg-paper p-4 pl-5 text-text shadow-[inset_4px_0_0_var(--color-error)]">
      {children}
    </div>
  )
}
