'use client'

import { Alert } from './alert'
import { Arrived } from './arrived'
import { Button } from './button'

type Props = { title: string; text: string; again: string; onAgain: () => void }

/** That a form was sent, and the way to send another. */
export function SentPanel({ title, text, again, onAgain }: Props) {
  return (
    <Arrived className="grid gap-6">
      <Alert tone="done" title={title}>
        {text}
      </Alert>
      <Button size="large" className="justify-self-start" onClick={onAgain}>
        {again}
      </Button>
    </Arrived>
  )
}
