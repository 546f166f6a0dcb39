'use client'

import type { ReactNode } from 'react'
import { Dialog as RadixDialog } from 'radix-ui'
import { DialogCross, DialogShade } from './dialog-parts'
import { useReturnFocus } from './use-return-focus'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
}

/** A panel from the side, from below on a phone: it holds the focus and closes on Escape. */
export function Sheet({ open, onOpenChange, title, closeLabel, children }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <DialogShade />
        <RadixDialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] rise-in flex-col border-rule bg-paper shadow-float outline-none max-sm:border-t sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[26rem] sm:border-l"
        >
          <div className="flex items-center justify-between gap-4 border-b border-rule py-2 pr-2 pl-6">
            <RadixDialog.Title className="text-h4">{title}</RadixDialog.Title>
            <DialogCross label={closeLabel} />
          </div>
          <div className="overflow-y-auto p-6">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
