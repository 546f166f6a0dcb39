'use client'

import { Button } from '@payloadcms/ui'
import { useOneAct } from '../use-one-act'

type Props = { deliveryId: number; texts: Record<'again' | 'note' | 'busy' | 'failed', string> }

export function SendAgain({ deliveryId, texts }: Props) {
  const { trouble, isBusy, act } = useOneAct(texts.failed)
  const send = () => act({ path: '/api/office/webhooks/send-again', body: { deliveryId } })

  return (
    <div className="office-release" role="group" aria-label={texts.again}>
      <p>{texts.note}</p>
      <p role="alert">{trouble}</p>
      <div className="office-choices">
        <Button type="button" size="small" disabled={isBusy} onClick={() => void send()}>
          {isBusy ? texts.busy : texts.again}
        </Button>
      </div>
    </div>
  )
}
