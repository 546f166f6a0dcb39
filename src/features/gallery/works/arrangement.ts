'use client'

import { useSyncExternalStore } from 'react'

/** How the works stand, as their visitor chose it; the style sheet falls back to the grid by itself. */
const key = 'gallery-arrangement'

/** A zoom of twice or more leaves no room for a line. */
const largestZoom = 1.95

let chosen: string | null = null
const listeners = new Set<() => void>()

/** Whether the works stand in the grid: because it was chosen, or because the page is zoomed far in. */
export function useGrid(): boolean {
  return useSyncExternalStore(subscribe, prefersGrid, () => false)
}

export function chooseArrangement(arrangement: 'grid' | 'line'): void {
  chosen = arrangement
  try {
    window.localStorage.setItem(key, arrangement)
  } catch {
    // a browser that keeps nothing shows the line again next time
  }
  for (const listener of listeners) listener()
}

function prefersGrid(): boolean {
  return window.outerWidth / window.innerWidth >= largestZoom || kept() === 'grid'
}

function kept(): string | null {
  try {
    return window.localStorage.getItem(key) ?? chosen
  } catch {
    return chosen
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('resize', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('resize', listener)
  }
}
