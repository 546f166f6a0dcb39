'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/client/api'
import { instantOf, shopTimeOf } from '@/domain/job/shop-time'
import { changesOf } from '@/domain/price-change/draft-changes'
import type { DraftRows } from '@/domain/price-change/draft-changes'
import { keyOf } from '@/domain/price-change/price-cell'
import type { PriceCell } from '@/domain/price-change/price-cell'
import { retitled } from '@/domain/price-change/title-of-rule'
import { timeZone } from '@/i18n/time-zone'
import type { KeptDraft } from '@/services/price-changes/keep-draft'
import type { PricesPage } from '@/services/price-changes/prices-page'
import type { ShownSet } from '@/services/price-changes/sets'
import { refusalText } from '../refusal-text'
import { figureText } from './figures'

/** What stands on the screen; the date as its field has it, where the shop is. */
export type Draft = DraftRows & {
  title: string
  /** What the rule proposes to call it; the name follows as long as nobody typed another. */
  proposedTitle: string
  reason: string
  holdsFrom: string
  /** The rule’s figure as it was typed. */
  ruleText: string
}

/** `clean` is what the server has. */
type Keeping = 'clean' | 'waiting' | 'busy' | 'failed'

const waitMs = 600
const mostUndone = 100

/** A draft of a change set: kept on the server as it is typed, undone step by step; `rows` is what is shown. */
export function useDraftSet({ cells, set, judged, missing }: PricesPage, rows: string) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(set, cells))
  const [steps, setSteps] = useState(0)
  const [said, setSaid] = useState({ judged, missing, set })
  const [keeping, setKeeping] = useState<Keeping>('clean')
  const [trouble, setTrouble] = useState<string | null>(null)
  const id = useRef(set?.id)
  // one call after the other: two first ones would make two sets
  const queue = useRef<Promise<boolean>>(Promise.resolve(true))
  const latest = useRef(draft)
  const past = useRef<Draft[]>([])

  const change = useCallback(
    (patch: Partial<Draft>) => {
      past.current = [...past.current.slice(-mostUndone), latest.current]
      const next = { ...latest.current, ...patch }
      const isRowsOrRule = patch.ticked !== undefined || patch.rule !== undefined
      latest.current = isRowsOrRule ? { ...next, ...retitled(next, rows) } : next
      setSteps(past.current.length)
      setDraft(latest.current)
      setKeeping('waiting')
    },
    [rows],
  )

  const undo = useCallback(() => {
    const before = past.current.pop()
    if (before === undefined) return
    latest.current = before
    setSteps(past.current.length)
    setDraft(before)
    setKeeping('waiting')
  }, [])

  const keep = useCallback((): Promise<boolean> => {
    queue.current = queue.current.then(async () => {
      const kept = latest.current
      setKeeping('busy')
      const sent = await callApi('POST', '/api/office/prices/draft', {
        ...(id.current === undefined ? {} : { id: id.current }),
        title: kept.title,
        reason: kept.reason,
        holdsFrom: instantOf(kept.holdsFrom, timeZone)?.toISOString() ?? null,
        changes: changesOf(cells, kept),
      })
      if (!sent.ok) {
        setKeeping('failed')
        setTrouble(refusalText(sent))
        return false
      }
      const answer = sent.body as KeptDraft
      if (id.current === undefined) {
        id.current = answer.set.id
        window.history.replaceState(null, '', `/admin/prices?set=${answer.set.id}`)
      }
      setSaid(answer)
      setTrouble(null)
      setKeeping((state) => (state === 'busy' && latest.current === kept ? 'clean' : state))
      return true
    })
    return queue.current
  }, [cells])

  useEffect(() => {
    if (keeping !== 'waiting') return
    const timer = setTimeout(() => void keep(), waitMs)
    return () => clearTimeout(timer)
  }, [draft, keep, keeping])

  return {
    draft,
    change,
    undo: steps > 0 ? undo : null,
    keep,
    keeping,
    trouble,
    said,
    idOf: () => id.current,
  }
}

export type DraftSetState = ReturnType<typeof useDraftSet>

/** A kept draft comes back as prices typed by hand: the rule that made them is not kept. */
function draftOf(set: ShownSet | null, cells: readonly PriceCell[]): Draft {
  const changes = set?.changes ?? []
  return {
    title: set?.title ?? '',
    proposedTitle: '',
    reason: set?.reason ?? '',
    holdsFrom: set?.holdsFrom ? shopTimeOf(new Date(set.holdsFrom), timeZone) : '',
    rule: { by: 'percent', value: 0, rounding: 'cent' },
    ruleText: '',
    ticked: [],
    typed: Object.fromEntries(
      changes.map((change) => {
        const cell = cells.find((each) => keyOf(each) === keyOf(change))
        return [keyOf(change), cell ? figureText(cell, change.after) : String(change.after)]
      }),
    ),
    meant: Object.fromEntries(
      changes.flatMap((change) => (change.meant ? [[keyOf(change), change.meant]] : [])),
    ),
  }
}
