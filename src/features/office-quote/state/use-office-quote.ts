'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/client/api'
import type { Answer } from '@/client/api'
import type { StaffVerdict } from '@/services/glass-rules/old-prices'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import type { OfficeForm } from './office-form'

/** A quote with what the rules tell the office alone; an answer that leaves it out changes nothing of it. */
export type DeskQuote = OfficeQuote & { staffVerdicts?: StaffVerdict[] }

/** How what is typed stands with the server. */
export type Keeping =
  | { kind: 'untouched' | 'waiting' | 'saving' | 'kept' | 'offline' | 'signed_out' }
  /** Somebody else saved it meanwhile. */
  | { kind: 'changed'; theirs: OfficeQuote }
  | { kind: 'refused'; message: string; fields: string[] }

type Args = {
  known: DeskQuote | null
  start: OfficeForm
  /** Names this attempt to make a quote: sent twice, it makes one. */
  requestKey: string
  inquiryId: number | null
}

const restMs = 600

/**
 * What is typed for a caller, kept by the server as it is typed. The server prices it; what was
 * typed is on the screen until it says otherwise, and never lost by a call that fails.
 */
export function useOfficeQuote({ known: first, start, requestKey, inquiryId }: Args) {
  const [form, setForm] = useState(start)
  const [known, setKnown] = useState(first)
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'untouched' })
  const newest = useRef({ form: start, known: first, edits: 0, kept: 0 })
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const running = useRef<Promise<boolean> | null>(null)

  const take = useCallback((answered: DeskQuote) => {
    const staffVerdicts = answered.staffVerdicts ?? newest.current.known?.staffVerdicts ?? []
    const quote = { ...answered, staffVerdicts }
    newest.current.known = quote
    setKnown(quote)
  }, [])

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const { form: typed, known: on, edits } = newest.current
    setKeeping({ kind: 'saving' })
    const answer = await callApi('POST', '/api/office/quotes', {
      quoteId: on?.id ?? null,
      requestKey,
      basedOn: on?.basedOn ?? null,
      inquiryId: on === null ? inquiryId : null,
      ...typed,
    })
    if (answer.ok) {
      const quote = answer.body as DeskQuote
      if (on === null) window.history.replaceState(null, '', `/office/quotes/${quote.id}`)
      newest.current.kept = edits
      take(quote)
      setKeeping({ kind: newest.current.edits === edits ? 'kept' : 'waiting' })
      return true
    }
    setKeeping(trouble(answer))
    return false
  }, [inquiryId, requestKey, take])

  /** Saves what is typed now, `anew` even where it was; true once the server has all of it. */
  const save = useCallback(
    async (anew = false): Promise<boolean> => {
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
      while (running.current) await running.current
      const { current: now } = newest
      let isOwed = anew || now.known === null || now.kept !== now.edits
      while (isOwed) {
        running.current = saveOnce()
        const isKept = await running.current
        running.current = null
        if (!isKept) return false
        isOwed = now.kept !== now.edits
      }
      return true
    },
    [saveOnce],
  )

  const change = useCallback(
    (next: (form: OfficeForm) => OfficeForm) => {
      newest.current.form = next(newest.current.form)
      newest.current.edits += 1
      setForm(newest.current.form)
      setKeeping((now) => (now.kind === 'changed' ? now : { kind: 'waiting' }))
      if (timer.current) clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), restMs)
    },
    [save],
  )

  /** Two people on one quote: the other's words take the place of these, or these go on top. */
  const settle = useCallback(
    (theirs: OfficeQuote, whose: 'mine' | 'theirs') => {
      take(theirs)
      if (whose === 'mine') return void save()
      newest.current.form = formOf(theirs)
      newest.current.kept = newest.current.edits
      setForm(newest.current.form)
      setKeeping({ kind: 'kept' })
    },
    [save, take],
  )

  /** Reads what became of the quote; what is typed stays. */
  const refresh = useCallback(async (): Promise<void> => {
    const { known: on, edits, kept } = newest.current
    if (on === null || edits !== kept) return
    const answer = await callApi('GET', `/api/office/quotes/${on.id}`)
    if (!answer.ok || newest.current.edits !== edits) return
    const quote = answer.body as DeskQuote
    // another's words are shown when these are saved, not put under somebody's hands
    if (quote.basedOn === on.basedOn) take(quote)
  }, [take])

  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (newest.current.edits !== newest.current.kept) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  const latest = useCallback(() => newest.current.known, [])

  return { form, known, keeping, change, save, settle, take, latest, refresh }
}

/** A quote as it stands in the fields of the screen. */
function formOf({ caller, jobSite, internalNote, followUpOn, draft }: OfficeQuote): OfficeForm {
  return { caller, jobSite, internalNote, followUpOn, draft }
}

function trouble(answer: Exclude<Answer, { ok: true }>): Keeping {
  if (answer.kind === 'offline') return { kind: 'offline' }
  if (answer.kind === 'refused' && [401, 403].includes(answer.status)) return { kind: 'signed_out' }
  const theirs = quoteIn(answer.body)
  if (theirs && kindIn(answer.body) === 'changed') return { kind: 'changed', theirs }
  return {
    kind: 'refused',
    message: textIn(answer.body, 'error') ?? '',
    fields: answer.errors.map(({ field }) => field),
  }
}

/** The quote that a refusal brings along; null where it brings none. */
export function quoteIn(body: unknown): OfficeQuote | null {
  const quote: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'quote') : null
  return quote ? (quote as OfficeQuote) : null
}

export function kindIn(body: unknown): string | null {
  return textIn(body, 'kind')
}

export function textIn(body: unknown, name: string): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
  return typeof value === 'string' ? value : null
}
