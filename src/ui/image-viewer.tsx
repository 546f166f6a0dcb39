'use client'

import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useReturnFocus } from './use-return-focus'

type Props = {
  picture: ReactNode
  title: string
  description: string
  /** Between title and description. */
  facts?: ReactNode
  action?: ReactNode
  closeLabel: string
  onClose: () => void
}

/** A picture enlarged with its words; the page behind it stands still until it is closed. */
export function ImageViewer({
  picture,
  title,
  description,
  facts,
  action,
  closeLabel,
  onClose,
}: Props) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 fade-in bg-text/70" />
        <Dialog.Content
          {...returnFocus}
          className="fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(68rem,calc(100vw-2rem))] rise-in overflow-y-auto rounded-glass bg-paper shadow-float outline-none md:grid-cols-[1.5fr_1fr]"
        >
          {picture}
          <div className="flex flex-col p-6 md:p-9">
            <Dialog.Close
              aria-label={closeLabel}
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-glass bg-paper/90 hover:bg-edge-tint"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
            <Dialog.Title className="pr-10 text-h3">{title}</Dialog.Title>
            {facts}
            <Dialog.Description className="mt-5 border-t border-rule pt-5">
              {description}
            </Dialog.Description>
            {action ? <div className="mt-8 grid md:mt-auto md:pt-8">{action}</div> : null}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
