import 'server-only'

let isEnding = false

/** The process was told to end: nothing more is begun. */
export function beginEnding(): void {
  isEnding = true
}

export function mayBegin(): boolean {
  return !isEnding
}
