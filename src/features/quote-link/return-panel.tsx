'use client'

import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { OutcomeSheet } from '@/client/outcome-sheet'
import { Button } from '@/ui/button'
import { callLink, textIn } from './link-call'
import { returnedBy } from './returned'

type Props = {
  how: 'paid' | 'cancelled'
  query: Record<string, string>
  /** Shown where this browser did not set out from a quote, or the quote is not there. */
  lost: ReactNode
  /** How the shop is reached, where the payment cannot be looked up. */
  reach: ReactNode
}
type Standing = 'busy' | 'lost' | 'trouble'

/** The neutral page after paying: it finds the way back to the quote by what the browser kept. */
export function ReturnPanel({ how, query, lost, reach }: Props) {
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

  if (standing === 'lost') return <div aria-live="polite">{lost}</div>
  if (standing === 'busy') {
    return <OutcomeSheet tone="waiting" title={t('busyTitle')} text={t('busy')} />
  }
  return (
    <OutcomeSheet
      tone="neutral"
      title={t('troubleTitle')}
      text={t('trouble')}
      actions={
        <>
          <Button
            look="ink"
            size="large"
            onClick={() => {
              setStanding('busy')
              setRound(round + 1)
            }}
          >
            {t('again')}
          </Button>
          {reach}
        </>
      }
    />
  )
}
