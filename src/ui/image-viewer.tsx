'use client'

import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
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
  /** Leads on to the picture before or after; without it this one stands alone. */
  turn?: { previousLabel: string; nextLabel: string; onTurn: (step: -1 | 1) => void }
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
  turn,
}: Props) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 fade-in bg-text/70" />
        <Dialog.Content
          {...returnFocus}
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft') turn?.onTurn(-1)
            if (key === 'ArrowRight') turn?.onTurn(1)
          }}
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
            <Dialog.Title className="pr-10 text-h3" aria-live="polite">
              {title}
            </Dialog.Title>
            {facts}
            <Dialog.Description className="mt-5 border-t border-rule pt-5">
              {description}
            </Dialog.Description>
            {action ? <div className="mt-8 grid md:mt-auto md:pt-8">{action}</div> : null}
            {turn ? (
              <div className="mt-3 grid grid-cols-2 gap-3">
                <TurnButton label={turn.previousLabel} onClick={() => turn.onTurn(-1)}>
                  <ChevronLeft aria-hidden="true" className="size-5" />
                </TurnButton>
                <TurnButton label={turn.nextLabel} onClick={() => turn.onTurn(1)}>
                  <ChevronRight aria-hidden="true" className="size-5" />
                </TurnButton>
              </div>
            ) : null}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type TurnProps = { label: string; onClick: () => void; children: ReactNode }

function TurnButton({ label, onClick, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid min-h-11 place-items-center rounded-glass border border-field-edge hover:border-edge-mid hover:bg-edge-tint"
    >
      {children}
    </button>
  )
}
