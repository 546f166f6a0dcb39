'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { callApi } from '@/client/api'
import { Button } from '@/ui/button'
import { notify, notifyError } from '@/ui/toast'
import { useTroubleWords } from '../form-words'
import { SheetSection } from './sheet-section'

type Shown = { id: string; isThis: boolean; browser: string; since: string; from: string }

/** Where the account is signed in; each session but one's own can be ended here. */
export function SessionList({ sessions, lifetime }: { sessions: Shown[]; lifetime: string }) {
  const t = useTranslations('security.sessions')
  const troubleWords = useTroubleWords()
  const router = useRouter()
  const [busy, setBusy] = useState<string | null>(null)
  const others = sessions.filter(({ isThis }) => !isThis)

  async function end(session: string | null) {
    setBusy(session ?? 'all')
    const sent = await callApi('DELETE', '/api/accounts/sessions', { session })
    setBusy(null)
    if (!sent.ok) return notifyError({ title: t('failed'), text: troubleWords(sent) })
    const { ended } = sent.body as { ended: number }
    notify({ title: t('ended', { count: ended }) })
    router.refresh()
  }

  return (
    <SheetSection heading={t('heading')}>
      <ul>
        {sessions.map(({ browser, from, id, isThis, since }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-4 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0">
              <p className="font-medium [overflow-wrap:anywhere]">
                {isThis ? `${t('this')} · ${browser}` : browser}
              </p>
              <p className="mt-1 text-small text-text-second">
                {[since, from].filter(Boolean).join(' · ')}
              </p>
            </div>
            {isThis ? null : (
              <Button
                busy={busy === id}
                disabled={busy !== null}
                aria-label={t('endLabel', { browser, date: since })}
                onClick={() => void end(id)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? <p className="text-text-second">{t('alone')}</p> : null}
      {others.length > 1 ? (
        <Button className="mt-4" look="ink" busy={busy === 'all'} onClick={() => void end(null)}>
          {t('endAll')}
        </Button>
      ) : null}
      <p className="mt-5 text-small text-text-second">{lifetime}</p>
    </SheetSection>
  )
}
