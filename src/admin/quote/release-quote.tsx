'use client'

import { Button } from '@payloadcms/ui'
import { useOneAct } from '../use-one-act'

type Props = {
  quoteId: number
  /** What the rules about glass say of it. */
  reasons: string[]
  texts: Record<'title' | 'note' | 'release' | 'failed', string>
}

/** Where the office lets a quote be paid that a rule about glass holds back. */
export function ReleaseQuote({ quoteId, reasons, texts }: Props) {
  const { trouble, isBusy, act } = useOneAct(texts.failed)
  const release = () =>
    act({ path: '/api/office/quotes/standing', body: { quoteId, act: 'release' } })

  return (
    <div className="office-release" role="group" aria-label={texts.title}>
      <p>{texts.note}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p role="alert">{trouble}</p>
      <Button type="button" size="small" disabled={isBusy} onClick={() => void release()}>
        {texts.release}
      </Button>
    </div>
  )
}
