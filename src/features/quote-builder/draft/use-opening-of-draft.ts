'use client'

import { useEffect, useRef } from 'react'
import { followOpening, keepOpening, keptOpening } from '@/client/opening/kept-opening'
import { isSameOpening, sizesOf } from '@/client/opening/opening'
import type { Opening } from '@/client/opening/opening'

type Rules<Draft> = {
  openingOf: (draft: Draft) => Opening | null
  follow: (draft: Draft, sizes: { width: string; height: string }) => Draft
}

const quietMs = 400

/**
 * The sizes of a draft go along as the opening of the other pages, and a change of the opening on this page
 * changes the draft. What another tab does to the opening leaves the draft, and its price, alone.
 */
export function useOpeningOfDraft<Draft>(
  { openingOf, follow }: Rules<Draft>,
  draft: Draft,
  changeDraft: (draft: Draft) => void,
  isHanded: boolean,
): void {
  const current = useRef(draft)
  const opened = useRef(draft)
  useEffect(() => {
    current.current = draft
    // merely opening what was kept takes nothing from a newer opening
    const isMerelyOpened = opened.current === draft && !isHanded
    const opening = openingOf(draft)
    if (opening === null || (isMerelyOpened && keptOpening() !== null)) return
    const timer = setTimeout(() => keepOpening(opening), quietMs)
    return () => clearTimeout(timer)
  }, [draft, openingOf, isHanded])
  useEffect(
    () =>
      followOpening((opening) => {
        if (opening === null || isSameOpening(opening, openingOf(current.current))) return
        const followed = follow(current.current, sizesOf(opening))
        if (followed !== current.current) changeDraft(followed)
      }),
    [openingOf, follow, changeDraft],
  )
}
