'use client'

import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { callLink, textIn } from './link-call'
import { returnedBy } from './returned'

type Props = {
  how: 'paid' | 'cancelled'
  query: Record<string, string>
  /** Shown where this browser did not set out from a quote, or the quote is not there. */
  lost: ReactNode
}
type Standing = 'busy' | 'lost' | 'trouble'

/** The neutral page after paying: it finds the way back to the quote by what the browser kept. */
export function ReturnPanel({ how, query, lost }: Props) {
  const t = useTranslations('link.return')
  const [standing, setStanding] = useState<Standing>('busy')
  const [round, setRound] = useState(0)

  useEffect(() => {
    let gone = false
    void callLink('back', { how, ...query }).then((sent) => {
      if (gone) return
      const href = sent.ok ? textIn(sent.body, 'href') : null
      if (sent.ok && href !== null) {
        window.location.replace(`${href}?${returnedBy(textIn(sent.body, 'outcome'))}=1`)
      } else
        setStanding(!sent.ok && sent.kind === 'refused' && sent.status === 404 ? 'lost' : 'trouble')
    })
    return () => {
      gone = true
    }
  }, [how, query, round])

  return <div aria-live="polite">{standing === 'lost' ? lost : waiting(standing)}</div>

  function waiting(at: 'busy' | 'trouble') {
    return (
      <div className="page grid justify-items-start gap-5 py-16">
        {at === 'busy' ? (
          <p>{t('busy')}</p>
        ) : (
          <>
            <Alert tone="notice" title={t('trouble')} />
            <Button
              look="outline"
              onClick={() => {
                setStanding('busy')
                setRound(round + 1)
              }}
            >
              {t('again')}
            </Button>
          </>
        )}
      </div>
    )
  }
}
