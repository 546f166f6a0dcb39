import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { takeErrorBack } from '@/ui/toast'

type Props = { onCancel: () => void; disabled: boolean; children: ReactNode }

/** Closes a form, and what was said of it goes along. */
export function CancelButton({ onCancel, disabled, children }: Props) {
  return (
    <Button
      disabled={disabled}
      onClick={() => {
        takeErrorBack()
        onCancel()
      }}
    >
      {children}
    </Button>
  )
}
