'use client'

import { useCallback, useEffect, useReducer } from 'react'
import type * as z from 'zod/mini'
import { changeFlow, emptyFlow } from './flow-state'
import type { FlowAction, FlowState } from './flow-state'
import { readStoredFlow, writeStoredFlow } from './stored-flow'

type Options<Draft> = { key: string; shape: z.ZodMiniType<Draft>; initial: Draft }

/** The state of one flow, kept over reload, back and forward, and the trip to signing in. */
export function useFlowState<Draft>({ key, shape, initial }: Options<Draft>) {
  const [state, dispatch] = useReducer(
    changeFlow as (state: FlowState<Draft>, action: FlowAction<Draft>) => FlowState<Draft>,
    null,
    () => readStoredFlow(readSession(key), shape) ?? emptyFlow(initial),
  )
  useEffect(() => writeSession(key, writeStoredFlow(state)), [key, state])
  const changeDraft = useCallback((draft: Draft) => dispatch({ type: 'draft_changed', draft }), [])
  return { state, dispatch, changeDraft }
}

// A browser may refuse its storage (private windows, full disks); the builder then just forgets.
function readSession(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeSession(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text)
  } catch {
    return
  }
}
