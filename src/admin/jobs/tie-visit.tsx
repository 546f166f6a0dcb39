'use client'

import { Button } from '@payloadcms/ui'
import { useOneAct } from '../use-one-act'

type Props = {
  visitId: number
  jobId: number
  texts: { why: string; tie: string; failed: string }
}

/** A job that a booked visit may be for, and the act that says so. */
export function TieVisit({ visitId, jobId, texts }: Props) {
  const { isBusy, trouble, act } = useOneAct(texts.failed)
  return (
    <div className="office-tie">
      <p>{texts.why}</p>
      <Button
        type="button"
        size="small"
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() =>
          void act({ method: 'PATCH', path: `/api/visits/${visitId}`, body: { job: jobId } })
        }
      >
        {texts.tie}
      </Button>
      {trouble ? (
        <p className="office-alarm" role="alert">
          {trouble}
        </p>
      ) : null}
    </div>
  )
}
