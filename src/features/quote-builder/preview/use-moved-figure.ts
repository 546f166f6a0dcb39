'use client'

import { useEffect, useState } from 'react'
import { readDraft, writeOwnDraft, writeSharedDraft } from '@/client/quote-drafts'
import type { QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { figureOf, movedFrom, readFigure, writeFigure } from './seen-figure'
import type { SeenFigure } from './seen-figure'

export type MovedFigure = { before: SeenFigure; after: SeenFigure; take: () => void }

/**
 * The running figure that was seen last for the same inputs, where today's prices make another one of
 * them; null once that was taken note of. Kept beside the draft, so that whoever comes back is told.
 */
export function useMovedFigure(
  request: QuoteRequest | null,
  quote: QuoteResult | null,
): MovedFigure | null {
  const now = request && quote ? figureOf(request, quote) : null
  const [seen, setSeen] = useState<SeenFigure | null>(null)
  if (request && now && seen?.mark !== now.mark) {
    const kept = seen === null ? readFigure(readDraft(keyOf(request))) : null
    setSeen(kept?.mark === now.mark ? kept : now)
  }
  const key = request && keyOf(request)
  useEffect(() => {
    if (key === null || seen === null) return
    writeOwnDraft(key, writeFigure(seen))
    writeSharedDraft(key, writeFigure(seen))
  }, [key, seen])
  const before = movedFrom(seen, now)
  return before && now && { before, after: now, take: () => setSeen(now) }
}

function keyOf({ serviceType, product }: QuoteRequest): string {
  return ['figure', serviceType, product].filter(Boolean).join(':')
}
