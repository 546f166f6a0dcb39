import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's scripts answer here; until then the browser acts by itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
