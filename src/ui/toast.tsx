'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import type { ShownMessage, ToastLabels, ToastStackProps } from './toast-stack'

type Message = Omit<ShownMessage, 'kind'>
type Stack = ComponentType<ToastStackProps>

let latest: ShownMessage | null = null
let loading: Promise<Stack | null> | undefined
const listeners = new Set<() => void>()

/** Where toasts appear: at most one at a time. Placed once, in the layout. */
export function Toaster({ labels }: { labels: ToastLabels }) {
  const message = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  )
  const [Shown, setShown] = useState<Stack | null>(null)

  // The code comes with the first touch or key: it must be there when a toast has to say that the
  // connection is gone.
  useEffect(() => {
    const prepare = () => void loadStack().then((stack) => setShown(() => stack))
    const once = { once: true, passive: true }
    window.addEventListener('pointerdown', prepare, once)
    window.addEventListener('keydown', prepare, once)
    return () => {
      window.removeEventListener('pointerdown', prepare)
      window.removeEventListener('keydown', prepare)
    }
  }, [])
  useEffect(() => {
    if (message !== null) void loadStack().then((stack) => setShown(() => stack))
  }, [message])

  return Shown === null ? null : <Shown message={message} onShown={forget} labels={labels} />
}

/** Says that something worked. */
export function notify(message: Message): void {
  showToast({ kind: 'success', ...message })
}

/** Says that something went wrong. */
export function notifyError(message: Message): void {
  showToast({ kind: 'error', ...message })
}

/** Says a message of any kind; null once it has been shown. */
export function showToast(message: ShownMessage | null): void {
  latest = message
  for (const listener of listeners) listener()
}

function forget(): void {
  showToast(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null when it could not be fetched; the next toast tries again. */
function loadStack(): Promise<Stack | null> {
  loading ??= import('./toast-stack').then(
    ({ ToastStack }) => ToastStack,
    () => {
      loading = undefined
      return null
    },
  )
  return loading
}
