'use client'

import { useSyncExternalStore } from 'react'
import { roles } from '@/domain/account/roles'
import type { Role } from '@/domain/account/roles'
import { callApi } from './api'

export type SessionUser = {
  id: number
  email: string
  fullName: string
  role: Role
}
export type SessionState = { status: 'loading' } | { status: 'known'; user: SessionUser | null }

const loading: SessionState = { status: 'loading' }
const checkEveryMs = 30_000
const renewAfterMs = 20 * 60_000

let state: SessionState = loading
let renewedAt = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Who is signed in, asked of the server once for the whole page, which comes from cache. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => loading,
  )
}

/** Asks again; call it after signing in or out. */
export async function refreshSession(): Promise<void> {
  const user = await readUser()
  if (user === undefined && state.status === 'known') return
  state = { status: 'known', user: user ?? null }
  for (const listener of listeners) listener()
}

/** Undefined when the server could not be asked: then what was known still holds. */
async function readUser(): Promise<SessionUser | null | undefined> {
  const answer = await callApi('GET', '/api/session')
  return answer.ok ? userIn(answer.body) : undefined
}

/** Read by hand: this runs on every page, and a schema library would weigh more than all the rest. */
function userIn(answer: unknown): SessionUser | null | undefined {
  if (!isRecord(answer)) return undefined
  const { user } = answer
  if (user === null) return null
  if (!isRecord(user)) return undefined
  const { id, email, fullName } = user
  const role = roles.find((name) => name === user.role)
  if (typeof id !== 'number' || typeof email !== 'string' || typeof fullName !== 'string') {
    return undefined
  }
  return role === undefined ? undefined : { id, email, fullName, role }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) start()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

function start(): void {
  renewedAt = Date.now()
  // in a moment of its own: the scripts are still taking over the page
  if (state.status === 'loading') setTimeout(ask)
  window.addEventListener('focus', ask)
  timer = setInterval(() => void keepSignedIn(), checkEveryMs)
}

function stop(): void {
  window.removeEventListener('focus', ask)
  clearInterval(timer)
}

function ask(): void {
  void refreshSession()
}

/** Looks every 30 s; the token is renewed long before its end, while the page is being looked at. */
async function keepSignedIn(): Promise<void> {
  if (state.status !== 'known' || state.user === null) return
  if (document.hidden || Date.now() - renewedAt < renewAfterMs) return
  renewedAt = Date.now()
  await callApi('POST', '/api/users/refresh-token')
}
