'use client'

import { useMemo } from 'react'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useReturnFocus } from '@/ui/use-return-focus'
import { withFractions } from '@/ui/with-fractions'
import { loadedPicture } from './loaded-picture'
import type { ShownWork } from './shown-work'
import { WorkView } from './work-view'
import type { WorkTexts } from './work-view'

export type WorkDialogProps = {
  work: ShownWork
  texts: WorkTexts
  number: number
  count: number
  onClose: () => void
  onTurn: (by: 1 | -1) => void
}

/** A work over the gallery, which stands still behind it and has the focus again afterwards. */
export function WorkDialog({ work, texts, number, count, onClose, onTurn }: WorkDialogProps) {
  const returnFocus = useReturnFocus()
  const src = work.picture?.src
  const standIn = useMemo(() => (src === undefined ? null : loadedPicture(src)), [src])
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ground" />
        <Dialog.Content
          {...returnFocus}
          className="opened opened-over fade-in"
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft') onTurn(-1)
            if (key === 'ArrowRight') onTurn(1)
          }}
        >
          <WorkView
            {...{ work, texts, number, count, standIn }}
            heading={
              <Dialog.Title className="text-h3 leading-tight" aria-live="polite">
                {withFractions(work.title)}
              </Dialog.Title>
            }
            description={
              <Dialog.Description className="opened-text">
                {withFractions(work.description)}
              </Dialog.Description>
            }
            close={
              <Dialog.Close className="opened-close">
                {texts.close} <X aria-hidden="true" className="size-5" />
              </Dialog.Close>
            }
            previous={
              <button type="button" aria-label={texts.previous} onClick={() => onTurn(-1)}>
                <ArrowLeft aria-hidden="true" />
              </button>
            }
            next={
              <button type="button" aria-label={texts.next} onClick={() => onTurn(1)}>
                <ArrowRight aria-hidden="true" />
              </button>
            }
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
