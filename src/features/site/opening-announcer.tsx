'use client'

import { useEffect, useState } from 'react'
import { followOpening } from '@/client/opening/kept-opening'
import { sizesOf } from '@/client/opening/opening'
import { filled } from '@/client/opening/opening-texts'
import type { OpeningTexts } from '@/client/opening/opening-texts'

const quietMs = 1500

/** Says to those who listen what the tag in the header shows, once it has not changed for a while. */
export function OpeningAnnouncer({ texts }: { texts: Pick<OpeningTexts, 'kept' | 'cleared'> }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = followOpening((opening) => {
      clearTimeout(timer)
      const words = opening === null ? texts.cleared : filled(texts.kept, sizesOf(opening))
      timer = setTimeout(() => setSaid(words), quietMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [texts])
  return (
    <span aria-live="polite" className="sr-only">
      {said}
    </span>
  )
}
