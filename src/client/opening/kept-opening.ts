'use client'

import { createContext, useContext, useSyncExternalStore } from 'react'
import { isSameOpening, readOpening, writeOpening } from './opening'
import type { Opening } from './opening'

const key = 'opening'

/** As it stands in the browser's storage, and what was read of it: the same opening for the same text. */
let kept: { text: string | null; opening: Opening | null } = { text: null, opening: null }
const listeners = new Set<() => void>()
const followers = new Set<(opening: Opening | null) => void>()

/** Whether what is sized here lies: the depth of a shelf is no height of an opening, nor the other way round. */
export const LiesHere = createContext(false)

/** What was typed for a piece that lies, while the site is open. */
let piece: Opening | null = null

const keptPiece = () => piece

/**
 * The opening that goes with the visitor from page to page, or the piece that lies where one is sized; null on
 * the server, and where there is none.
 */
export function useOpening(): Opening | null {
  const lies = useContext(LiesHere)
  return useSyncExternalStore(subscribe, lies ? keptPiece : keptOpening, () => null)
}

export function keepPiece(next: Opening | null): void {
  if (isSameOpening(next, piece)) return
  piece = next
  for (const listener of listeners) listener()
}

export function keptOpening(): Opening | null {
  const text = stored()
  if (text !== kept.text) kept = { text, opening: readOpening(text) }
  return kept.opening
}

/** Keeps another one, or none; every page of this browser that is open shows it. */
export function keepOpening(opening: Opening | null): void {
  if (isSameOpening(opening, keptOpening())) return
  store(opening === null ? null : writeOpening(opening))
  for (const listener of listeners) listener()
  for (const follow of followers) follow(opening)
}

/** Calls `follow` when the opening is changed on this very page; answers how to stop. */
export function followOpening(follow: (opening: Opening | null) => void): () => void {
  followers.add(follow)
  return () => {
    followers.delete(follow)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Where the browser refuses its storage, the page remembers by itself. */
let refused: { text: string | null } | null = null

function stored(): string | null {
  if (refused !== null) return refused.text
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
    refused = null
  } catch {
    refused = { text }
  }
}
