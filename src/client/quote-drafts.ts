/**
 * Where the quote builder and the long forms keep what was typed. Every tab has its own copy; a second one, shared by
 * the tabs of this browser, lets an estimate be found again in the tab that a confirmation mail opens.
 */
const prefix = 'quote-builder:'
const forgottenKey = 'quote-drafts-forgotten'
/** Long enough to confirm an account on another day, short for a computer that others use too. */
const sharedForMs = 3 * 24 * 60 * 60 * 1000

/** Said to the page when it happens, for a builder that is open. */
export const draftsForgotten = 'quote-drafts-forgotten'

type Kept = { at: number; text: string }

/** This tab's own draft, else the one that another tab left here lately. */
export function readDraft(key: string, now = Date.now()): string | null {
  const forgottenAt = Number(get('localStorage', forgottenKey) ?? 0)
  const own = keptIn('sessionStorage', key)
  if (own && own.at > forgottenAt) return own.text
  const shared = keptIn('localStorage', key)
  const isFresh = shared && shared.at > forgottenAt && now - shared.at < sharedForMs
  return isFresh ? shared.text : null
}

/** Under which names something is kept that this tab would find. */
export function draftKeys(): string[] {
  const names = [...keysOf('sessionStorage'), ...keysOf('localStorage')]
  const own = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
  return [...new Set(own)]
}

export function writeOwnDraft(key: string, text: string, now = Date.now()): void {
  set('sessionStorage', prefix + key, JSON.stringify({ at: now, text }))
}

export function dropOwnDraft(key: string): void {
  remove('sessionStorage', prefix + key)
}

/** Null where there is nothing left that another tab would have to find. */
export function writeSharedDraft(key: string, text: string | null, now = Date.now()): void {
  if (text === null) remove('localStorage', prefix + key)
  else set('localStorage', prefix + key, JSON.stringify({ at: now, text }))
}

/** Signing out leaves nothing behind for whoever uses this browser next, in any of its tabs. */
export function forgetDrafts(now = Date.now()): void {
  for (const place of ['sessionStorage', 'localStorage'] as const) {
    for (const key of keysOf(place)) if (key.startsWith(prefix)) remove(place, key)
  }
  set('localStorage', forgottenKey, String(now))
  window.dispatchEvent(new Event(draftsForgotten))
}

type Place = 'sessionStorage' | 'localStorage'

function keptIn(place: Place, key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(get(place, prefix + key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { at, text } = kept as Partial<Kept>
    return typeof at === 'number' && typeof text === 'string' ? { at, text } : null
  } catch {
    return null
  }
}

// A browser may refuse its storage (private windows, full disks); the builder then just forgets.
function get(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key)
  } catch {
    return null
  }
}

function set(place: Place, key: string, value: string): void {
  try {
    window[place].setItem(key, value)
  } catch {
    return
  }
}

function remove(place: Place, key: string): void {
  try {
    window[place].removeItem(key)
  } catch {
    return
  }
}

function keysOf(place: Place): string[] {
  try {
    return Object.keys(window[place])
  } catch {
    return []
  }
}
