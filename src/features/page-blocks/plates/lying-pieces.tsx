'use client'

import type { ReactNode } from 'react'
import { LiesHere } from '@/client/opening/kept-opening'

/** Holds a page whose sizes are of what lies. */
export function LyingPieces({ children }: { children: ReactNode }) {
  return <LiesHere.Provider value>{children}</LiesHere.Provider>
}
