type Key = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Where the focus is: on a tick, on a price that is walked over, in one that is typed, or elsewhere. */
export type Place = 'tick' | 'price' | 'typing' | 'field' | 'page'

export type Deed =
  'up' | 'down' | 'left' | 'right' | 'edit' | 'done' | 'leave' | 'tick' | 'undo' | 'nextFlag'

/**
 * What a key does in the list of prices; null leaves it to the browser. A price that is walked over is
 * selected whole: a letter replaces it, Enter begins in it. Whoever types keeps every key but up, down and the way back.
 */
export function deedOf(key: Key, place: Place, hasSingleKeys: boolean): Deed | null {
  if (key.altKey) return key.code === 'KeyG' && !key.ctrlKey && !key.metaKey ? 'nextFlag' : null
  if (key.ctrlKey || key.metaKey) {
    // the browser's own undo mixes up a price that a rule or a key has set since
    return key.key.toLowerCase() === 'z' && !key.shiftKey && place !== 'field' ? 'undo' : null
  }
  if (place === 'tick' || place === 'price' || place === 'typing') {
    const walked = walkOf(key, place)
    if (walked !== null) return walked
  }
  const isLetter = hasSingleKeys && (place === 'page' || place === 'tick')
  return isLetter && key.key.toLowerCase() === 'g' ? 'nextFlag' : null
}

function walkOf({ key, shiftKey }: Key, place: 'tick' | 'price' | 'typing'): Deed | null {
  if (shiftKey) return null
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (place === 'tick') return key === 'ArrowRight' ? 'right' : key === 'Enter' ? 'edit' : null
  if (place === 'typing') return key === 'Enter' ? 'done' : key === 'Escape' ? 'leave' : null
  if (key === 'ArrowLeft') return 'left'
  if (key === 'Enter') return 'edit'
  return key === ' ' ? 'tick' : null
}
