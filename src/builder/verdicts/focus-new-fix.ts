import { flushSync } from 'react-dom'
import type { Settling } from './use-settling'
import { verdictId } from './verdict-id'

/** What a field brought up while it was typed into is said now; its fix takes the focus. */
export function focusNewFix({ shown, release, held }: Settling, panel: number): boolean {
  const fresh = held.find(({ level, piece }) => level === 'block' && piece === panel)
  if (!fresh || shown.includes(fresh)) return false
  flushSync(release)
  const fix = document.getElementById(verdictId(fresh.key))?.querySelector('button')
  fix?.focus()
  return fix !== null && fix !== undefined
}
