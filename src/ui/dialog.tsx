'use client'

import type { ReactNode } from 'react'
import { Dialog as RadixDialog } from 'radix-ui'
import { X } from 'lucide-react'
import { useReturnFocus } from './use-return-focus'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  children: ReactNode
}

/** A sheet over the page: it holds the focus, closes on Escape and hands the focus back. */
export function Dialog({ open, onOpenChange, title, description, closeLabel, children }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 fade-in bg-text/45" />
        <RadixDialog.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 rise-in overflow-y-auto rounded-glass border border-rule bg-paper p-6 shadow-float outline-none sm:p-8"
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="text-h3">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label={closeLabel}
              className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-glass text-text-second hover:text-text"
            >
              <X aria-hidden="true" className="size-5" />
            </RadixDialog.Close>
          </div>
          {description ? (
            <RadixDialog.Description className="mt-2 text-text-second">
              {description}
            </RadixDialog.Description>
          ) : null}
          <div className="mt-5">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
