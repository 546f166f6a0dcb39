'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import type * as toastStack from './toast-stack'
import type { ShownMessage, ToastLabels, ToastStackProps } from './toast-stack'

type Message = Omit<ShownMessage, 'kind'>
type Stack = ComponentType<ToastStackProps>

let latest: ShownMessage | null = null
let loading: Promise<typeof toastStack | null> | undefined
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
    const prepare = () =>
      void loadStack().then((loaded) => setShown(() => loaded?.ToastStack ?? null))
    const once = { once: true, passive: true }
    window.addEventListener('pointerdown', prepare, once)
    window.addEventListener('keydown', prepare, once)
    return () => {
      window.removeEventListener('pointerdown', prepare)
      window.removeEventListener('keydown', prepare)
    }
  }, [])
  useEffect(() => {
    if (message !== null)
      void loadStack().then((loaded) => setShown(() => loaded?.ToastStack ?? null))
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

/** Takes an error away, shown or about to be, once what it is about was given up. */
export function takeErrorBack(): void {
  if (latest?.kind === 'error') showToast(null)
  void loading?.then((loaded) => loaded?.endError())
}

function forget(): void {
  showToast(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null when it could not be fetched; the next toast tries again. */
function loadStack(): Promise<typeof toastStack | null> {
  loading ??= import('./toast-stack').catch(() => {
    loading = undefined
    return null
  })
  return loading
}
