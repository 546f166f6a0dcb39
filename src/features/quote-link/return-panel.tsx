'use client'

import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { callLink, textIn } from './link-call'
import { returnedBy } from './returned'

type Props = { how: 'paid' | 'cancelled'; query: Record<string, string> }
type Standing = 'busy' | 'lost' | 'trouble'

/** The neutral page after paying: it finds the way back to the quote by what the browser kept. */
export function ReturnPanel({ how, query }: Props) {
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
    // The query comes from the address: a visit asks once a round.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, [how, round])

  if (standing === 'busy') return <p role="status">{t('busy')}</p>
  return (
    <div className="grid justify-items-start gap-5">
      <Alert tone="notice" title={t(standing)} />
      {standing === 'trouble' ? (
        <Button
          look="outline"
          onClick={() => {
            setStanding('busy')
            setRound(round + 1)
          }}
        >
          {t('again')}
        </Button>
      ) : null}
    </div>
  )
}
