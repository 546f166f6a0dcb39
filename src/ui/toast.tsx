'use client'

import { Toaster as Sonner, toast } from 'sonner'

const shownForMs = 5000

/** Where toasts appear: at most one at a time. Placed once, in the layout. */
export function Toaster() {
  return (
    <Sonner
      visibleToasts={1}
      duration={shownForMs}
      position="top-right"
      offset={{ top: 96 }}
      closeButton
      toastOptions={{ classNames: { toast: 'site-toast' } }}
    />
  )
}

type Message = { title: string; text?: string | undefined }

function show(kind: 'success' | 'error', { title, text }: Message): void {
  toast.dismiss()
  toast[kind](title, text === undefined ? undefined : { description: text })
}

/** Says that something worked, or something worth knowing. */
export function notify(message: Message): void {
  show('success', message)
}

/** Says that something went wrong. */
export function notifyError(message: Message): void {
  show('error', message)
}
