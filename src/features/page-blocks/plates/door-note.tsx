'use client'

import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useOpening } from '@/client/opening/kept-opening'
import type { DoorWords } from './own-door-note'

const Own = lazy(async () => {
  const { OwnDoorNote } = await import('./own-door-note')
  return { default: OwnDoorNote }
})

type Props = DoorWords & {
  /** The same of the usual door, as it came with the page. */
  children: ReactNode
}

/** What is said of the door, of the one in the visitor's opening once there is one. */
export function DoorNote({ children, ...words }: Props) {
  const opening = useOpening()
  if (opening === null) return children
  const own = { widthIn: opening.width.inches, heightIn: opening.height.inches }
  return (
    <Suspense fallback={children}>
      <Own {...words} own={own} />
    </Suspense>
  )
}
