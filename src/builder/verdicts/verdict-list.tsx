'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { DoneLine } from './done-line'
import { NewBlock } from './new-block'
import type { Settling } from './use-settling'
import { VerdictItem } from './verdict-item'

type Props = {
  settling: Settling
  /** Whether the blocks of panels stand with their fields, and not here. */
  blocksElsewhere?: boolean
  mayFix?: boolean
}

const mostNotes = 3

/**
 * What is to be settled about the glass: what blocks it, what waits for the shop, what is good to know.
 * Each with its reason, and with the change that cures it where there is one.
 */
export function VerdictList({ settling, blocksElsewhere = false, mayFix = true }: Props) {
  const t = useTranslations('quote.verdicts')
  const [showsAll, setShowsAll] = useState(false)
  const { shown, done } = settling
  const here = shown.filter(({ level }) => !blocksElsewhere || level !== 'block')
  const notes = here.filter(({ level }) => level === 'note')
  // one more than the most is said as well: hiding a single one saves nothing
  const hidden = showsAll || notes.length <= mostNotes + 1 ? [] : notes.slice(mostNotes)
  const listed = here.filter((verdict) => !hidden.includes(verdict))
  return (
    <>
      <NewBlock shown={shown} />
      {done && !(blocksElsewhere && done.isBlock) ? <DoneLine settling={settling} /> : null}
      {listed.length === 0 ? null : (
        <ol
          aria-label={t('label', { count: shown.length })}
          start={shown.length - here.length + 1}
          className="mt-6 grid"
        >
          {listed.map((verdict) => (
            <VerdictItem key={verdict.key} {...{ verdict, settling, mayFix }} />
          ))}
        </ol>
      )}
      {hidden.length > 0 ? (
        <button type="button" className="min-h-11 text-link" onClick={() => setShowsAll(true)}>
          {t('moreNotes', { count: hidden.length })}
        </button>
      ) : null}
    </>
  )
}
