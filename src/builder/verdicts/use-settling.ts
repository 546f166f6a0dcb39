'use client'

import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { useHeldWhileTyping } from './use-held-while-typing'
import { useVerdicts } from './use-verdicts'
import type { CureWords, VerdictWords } from './use-verdicts'
import { showVerdict } from './verdict-id'

type Done = {
  name: string
  /** Where its verdict stood. */
  piece: number
  isBlock: boolean
  before: QuoteRequest
}

type Options = {
  request: QuoteRequest | null
  tables: PricingTables | null
  /** The field that is typed into; null where none is. */
  typing: string | null
  /** Takes the changed inputs over. */
  onFix: (request: QuoteRequest) => void
}

const undoMs = 10_000

/**
 * What is to be settled about the glass, and what became of it. What somebody types brings up nothing
 * new before they leave the field; what they cure says so for ten seconds, and can be undone.
 */
export function useSettling({ request, tables, typing, onFix }: Options) {
  const all = useVerdicts(request, tables)
  const { shown, release } = useHeldWhileTyping(all, typing)
  const [done, setDone] = useState<Done | null>(null)
  /** The one that is pointed at, in the list or on the drawing. */
  const [active, setActive] = useState<string | null>(null)
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(null), undoMs)
    return () => clearTimeout(timer)
  }, [done])

  const fix = ({ piece, level }: VerdictWords, cure: CureWords) => {
    if (!request) return
    setDone({ name: cure.name, piece, isBlock: level === 'block', before: request })
    setActive(null)
    onFix(cure.request)
  }
  const undo = () => {
    if (!done) return
    onFix(done.before)
    setDone(null)
  }
  /** Leaves it as it is: the shop looks at it. */
  const send = useCallback((key: string) => setSent((known) => new Set([...known, key])), [])
  /** Goes on, unless something blocks the work: then to what does. */
  const pastBlocks = (goOn: () => void) => {
    const block = all.find(({ level }) => level === 'block')
    if (!block) return goOn()
    flushSync(release)
    showVerdict(block.key)
  }
  const held = all.filter((verdict) => !shown.includes(verdict))
  return { shown, held, release, done, active, setActive, sent, send, fix, undo, pastBlocks }
}

export type Settling = ReturnType<typeof useSettling>
