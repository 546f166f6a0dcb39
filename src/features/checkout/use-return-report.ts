'use client'

import { useCallback, useEffect, useState } from 'react'
import { reportReturn } from './report-return'
import type { ReturnQuery, ReturnReport } from './report-return'

/** Asks our API once the page stands; null until it has answered. */
export function useReturnReport(
  to: 'confirm' | 'cancel',
  query: Partial<ReturnQuery>,
  onReport: (report: ReturnReport) => void,
): { report: ReturnReport | null; retry: () => void } {
  const [report, setReport] = useState<ReturnReport | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let gone = false
    void reportReturn(to, query, round > 0).then((answered) => {
      if (gone) return
      setReport(answered)
      onReport(answered)
    })
    return () => {
      gone = true
    }
    // The query comes from the address and the callback only speaks: a visit asks once a round.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, [to, round])

  const retry = useCallback(() => {
    setReport(null)
    setRound((current) => current + 1)
  }, [])
  return { report, retry }
}
