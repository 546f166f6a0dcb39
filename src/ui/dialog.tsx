'use client'

import type { ReactNode } from 'react'
import { Dialog as RadixDialog } from 'radix-ui'
import { DialogCross, DialogShade } from './dialog-parts'
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
        <DialogShade />
        <RadixDialog.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 rise-in overflow-y-auto rounded-glass border border-rule bg-paper p-6 shadow-float outline-none sm:p-8"
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="text-h3">{title}</RadixDialog.Title>
            <DialogCross label={closeLabel} className="-mt-2 -mr-3" />
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
