'use client'

import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'

export type ShownMessage = {
  kind: 'success' | 'info' | 'error'
  title: string
  text?: string | undefined
}

/** What screen readers call the region and its button. */
export type ToastLabels = { region: string; close: string }

export type ToastStackProps = {
  message: ShownMessage | null
  onShown: () => void
  labels: ToastLabels
}

const shownForMs = 5000

/** Screen readers speak only what is added to a region that they have already met. */
const regionKnownAfterMs = 100

/**
 * It takes the header's place, beside which nothing of a page lies: further down or in a corner it would
 * come to lie on a total or on the button that follows. On a phone it takes the whole of it.
 */
const overHeader = { top: 4 }
const overPhoneHeader = { top: 0, left: 0, right: 0 }

/** Shows the newest message, alone. */
export function ToastStack({ message, onShown, labels }: ToastStackProps) {
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => {
      show(message)
      onShown()
    }, regionKnownAfterMs)
    return () => clearTimeout(timer)
  }, [message, onShown])

  useEffect(() => {
    document.addEventListener('submit', endError, true)
    return () => document.removeEventListener('submit', endError, true)
  }, [])

  return (
    <Sonner
      visibleToasts={1}
      duration={shownForMs}
      position="top-center"
      offset={overHeader}
      mobileOffset={overPhoneHeader}
      closeButton
      containerAriaLabel={labels.region}
      toastOptions={{
        closeButtonAriaLabel: labels.close,
        classNames: {
          toast: 'site-toast',
          title: 'site-toast-title',
          description: 'site-toast-text',
          closeButton: 'site-toast-close',
        },
      }}
    />
  )
}

/** An error that is on the screen; null where another message is, or none. */
let shownError: string | number | null = null

/** What was wrong with a form is not said over its next answer, nor once the form is closed. */
export function endError(): void {
  if (shownError !== null) toast.dismiss(shownError)
  shownError = null
}

function show({ kind, title, text }: ShownMessage): void {
  toast.dismiss()
  const id = toast[kind](title, text === undefined ? undefined : { description: text })
  shownError = kind === 'error' ? id : null
}
