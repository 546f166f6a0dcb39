'use client'

import { useSyncExternalStore } from 'react'

const name = 'office-single-keys'
const changed = 'office-single-keys-changed'

/** Whether single keys do something on this device; who dictates, or rests a hand on the keys, puts them off. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, read, () => true)
  return [isOn, write]
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  return () => window.removeEventListener(changed, onChange)
}

function read(): boolean {
  try {
    return window.localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

function write(isOn: boolean): void {
  try {
    window.localStorage.setItem(name, isOn ? 'on' : 'off')
  } catch {
    // a browser that keeps nothing keeps the keys on
  }
  window.dispatchEvent(new Event(changed))
}
