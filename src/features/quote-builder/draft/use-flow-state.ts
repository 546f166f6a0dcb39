'use client'

import { useCallback, useEffect, useReducer, useRef } from 'react'
import type * as z from 'zod/mini'
import { draftsForgotten, readDraft, writeOwnDraft, writeSharedDraft } from '@/client/quote-drafts'
import { changeFlow, emptyFlow, openFlow } from './flow-state'
import type { FlowAction, FlowState } from './flow-state'
import { readStoredFlow, writeSharedFlow, writeStoredFlow } from './stored-flow'

type Options<Draft> = {
  key: string
  shape: z.ZodMiniType<Draft>
  /** What is left once it is forgotten. */
  initial: Draft
  /** What stands in place of a draft where none was kept. */
  start: () => Draft
  /** Puts what the address hands over into a draft that was kept; the same draft where it agrees. */
  handOver: (draft: Draft) => Draft
}

/** The state of one flow, kept over reload, back and forward, and the trip to signing in. */
export function useFlowState<Draft>({ key, shape, initial, start, handOver }: Options<Draft>) {
  const [state, dispatch] = useReducer(
    changeFlow as (state: FlowState<Draft>, action: FlowAction<Draft>) => FlowState<Draft>,
    null,
    () => openFlow(readStoredFlow(readDraft(key), shape), start(), handOver),
  )
  const opened = useRef(state)
  useEffect(() => {
    writeOwnDraft(key, writeStoredFlow(state))
    // Only what was done here: merely opening a tab takes nothing from a newer one.
    if (opened.current !== state) writeSharedDraft(key, writeSharedFlow(state))
  }, [key, state])
  const empty = useRef(initial)
  useEffect(() => {
    const forget = () => dispatch({ type: 'resumed', state: emptyFlow(empty.current) })
    window.addEventListener(draftsForgotten, forget)
    return () => window.removeEventListener(draftsForgotten, forget)
  }, [])
  const changeDraft = useCallback((draft: Draft) => dispatch({ type: 'draft_changed', draft }), [])
  return { state, dispatch, changeDraft }
}
