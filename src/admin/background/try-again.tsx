'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '@/client/api'
import { refusalText } from '../refusal-text'

type Props = {
  workId: number | 'all'
  texts: Record<'again' | 'named' | 'asked' | 'failed', string>
}

/** Has one letter or record done now. */
export function TryAgain({ workId, texts }: Props) {
  const [said, setSaid] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)

  async function ask() {
    setAsked(true)
    const sent = await callApi('POST', '/api/office/try-again', { workId })
    setSaid(sent.ok ? texts.asked : (refusalText(sent) ?? texts.failed))
    if (!sent.ok) setAsked(false)
  }

  return (
    <>
      <Button
        type="button"
        size="small"
        buttonStyle="secondary"
        aria-label={texts.named}
        disabled={isAsked}
        onClick={() => void ask()}
      >
        {texts.again}
      </Button>
      <span role="status">{said}</span>
    </>
  )
}
