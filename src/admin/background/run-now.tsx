'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callApi } from '@/client/api'
import { refusalText } from '../refusal-text'

type Props = {
  work: string
  texts: Record<'run' | 'named' | 'running' | 'ran' | 'nothing' | 'failed', string>
}

/** Has a work done now, and says how it went. */
export function RunNow({ work, texts }: Props) {
  const [said, setSaid] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()

  async function run() {
    setRunning(true)
    setSaid(texts.running)
    const sent = await callApi('POST', '/api/office/background', { work })
    setSaid(sent.ok ? doneText(sent.body) : (refusalText(sent) ?? texts.failed))
    setRunning(false)
    router.refresh()
  }

  function doneText(body: unknown): string {
    const did: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'did') : null
    return did === 0 ? texts.nothing : texts.ran
  }

  return (
    <div>
      <Button
        type="button"
        size="small"
        buttonStyle="secondary"
        aria-label={texts.named}
        disabled={isRunning}
        onClick={() => void run()}
      >
        {texts.run}
      </Button>
      <p role="status">{said}</p>
    </div>
  )
}
