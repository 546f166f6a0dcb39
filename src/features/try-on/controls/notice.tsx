'use client'

import { AlertDialog } from 'radix-ui'
import { Button } from '@/ui/button'
import { useReturnFocus } from '@/ui/use-return-focus'
import type { TryOnWords } from '../try-on-words'

type Props = {
  words: TryOnWords['notice']
  open: boolean
  onOpenChange: (open: boolean) => void
  onUnderstood: () => void
}

/** What this is, and what becomes of a picture. */
export function Notice({ words, open, onOpenChange, onUnderstood }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 fade-in bg-text/60" />
        <AlertDialog.Content
          {...returnFocus}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto rounded-glass bg-paper p-6 shadow-float sm:p-8"
        >
          <AlertDialog.Title className="text-h3">{words.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-text-second">
            {words.text} <strong className="font-semibold text-text">{words.privacy}</strong>
          </AlertDialog.Description>
          <AlertDialog.Cancel asChild>
            <Button look="ink" size="large" className="mt-6" onClick={onUnderstood}>
              {words.understood}
            </Button>
          </AlertDialog.Cancel>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
