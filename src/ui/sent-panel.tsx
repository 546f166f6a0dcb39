'use client'

import { useEffect, useRef } from 'react'
import { Alert } from './alert'
import { Button } from './button'

type Props = { title: string; text: string; again: string; onAgain: () => void }

/** Takes the place of a form that was sent, and the focus that the form had. */
export function SentPanel({ title, text, again, onAgain }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    // In the middle of the window the toast, which says the same, does not lie on it.
    panel.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-6 outline-none">
      <Alert tone="done" title={title}>
        {text}
      </Alert>
      <Button size="large" className="justify-self-start" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}
